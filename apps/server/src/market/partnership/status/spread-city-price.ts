import { catalogEvents } from '@nukkad/contract/market/catalog/catalog.noun';
import { partnerEvents } from '@nukkad/contract/identity/partner/partner.noun';
import { consumer, when } from '../../../platform/outbox/consumer.ts';
import type { Consumer } from '../../../platform/outbox/event.ts';
import { firstTime } from '../../../platform/outbox/once.ts';
import { publishEach } from '../../../platform/outbox/publish.ts';
import { system } from '../../../platform/platform.ts';
import type { PartnershipDependencies } from '../partnership.interface.ts';

/** One event becomes one for each partner, so that a message that fails is tried again alone. */
export function spreadCityPrice({ platform, catalog }: PartnershipDependencies): Consumer {
  const name = 'partnership.spread_city_price';
  return consumer(
    name,
    when(catalogEvents.cityPriceChanged, (heard) =>
      platform.write(system, async (tx) => {
        const now = platform.clock.now();
        if (!(await firstTime(tx, name, heard, now))) return;
        const { serviceId, cityCode } = heard.facts;
        const partners = await catalog.listAskingPartners(tx, serviceId, cityCode);
        const facts = partners.map((organisationId) => ({ ...heard.facts, organisationId }));
        await publishEach(tx, now, partnerEvents.cityPriceChanged, facts);
      }),
    ),
  );
}
