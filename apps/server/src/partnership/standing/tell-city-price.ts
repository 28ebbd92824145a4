import { listAskingPartners } from '../../catalog/index.ts';
import { catalogEvents } from '@nukkad/contract/catalog/catalog.events';
import type { FactsOf } from '@nukkad/contract/kernel/event';
import { partnerEvents } from '@nukkad/contract/partner/partner.events';
import { consumer, when } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import { type Said, dayIn, inRupees } from '../../platform/spoken.rules.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { sendToOwner } from './tell-owner.ts';

/** One event becomes one for each partner, so that a message that fails is tried again alone. */
export function spreadCityPrice({ platform }: PartnershipParts): Consumer {
  const name = 'partnership.spread_city_price';
  return consumer(
    name,
    when(catalogEvents.cityPriceChanged, (heard) =>
      platform.write(system, async (tx) => {
        const now = platform.clock.now();
        if (!(await firstTime(tx, name, heard, now))) return;
        const { serviceId, cityCode } = heard.facts;
        const partners = await listAskingPartners(tx, serviceId, cityCode);
        const facts = partners.map((organisationId) => ({ ...heard.facts, organisationId }));
        await publishEach(tx, now, partnerEvents.cityPriceChanged, facts);
      }),
    ),
  );
}

/** Its owner hears what changes, from which day and where to see it. */
export function tellCityPrice(parts: PartnershipParts): Consumer {
  const { platform } = parts;
  const { db, clock, config } = platform;
  const name = 'partnership.tell_city_price';
  return consumer(
    name,
    when(partnerEvents.cityPriceChanged, async (heard) => {
      if (await hasSeen(db, name, heard)) return;
      const link = `${config.publicOrigin}/service-categories`;
      await sendToOwner(parts, heard.facts.organisationId, cityPriceNews(heard.facts, link));
      await platform.write(system, (tx) => firstTime(tx, name, heard, clock.now()));
    }),
  );
}

type CityPriceChanged = FactsOf<typeof catalogEvents.cityPriceChanged>;

/** What changes about a price by city, from which day, and where to see it. */
export function cityPriceNews(payload: CityPriceChanged, link: string): Said {
  const { news, toDay } = payload;
  if (news !== 'ended') return priceSet(payload, link);
  const what = placeOf(payload);
  if (toDay === null)
    return {
      en: `the set price for ${what.en} now has no last day. ${link}`,
      hi: `${what.hi} का तय दाम अब आगे भी चलेगा, उसका कोई आख़िरी दिन नहीं है। ${link}`,
    };
  return {
    en: `the set price for ${what.en} now ends on ${dayIn('en', toDay)}. Your own price applies after that. ${link}`,
    hi: `${what.hi} का तय दाम अब ${dayIn('hi', toDay)} तक है। उसके बाद आपका अपना दाम लागू होगा। ${link}`,
  };
}

/** Services have a name in each language; an event of before has the English one alone. */
const placeOf = ({ serviceName, serviceNameHi, cityName }: CityPriceChanged): Said => ({
  en: `${serviceName} in ${cityName}`,
  hi: `${cityName} में ${serviceNameHi ?? serviceName}`,
});

function priceSet(payload: CityPriceChanged, link: string): Said {
  const what = placeOf(payload);
  const { fromDay, toDay: to } = payload;
  const price = inRupees(payload.pricePaise);
  const until =
    to === null ? { en: '', hi: '' } : { en: ` until ${dayIn('en', to)}`, hi: ` से ${dayIn('hi', to)} तक` };
  return {
    en: `customers pay ${price} before tax for ${what.en} from ${dayIn('en', fromDay)}${until.en}, instead of your own price. ${link}`,
    hi: `${what.hi} के लिए ग्राहक ${dayIn('hi', fromDay)}${until.hi || ' से'} आपके दाम की जगह ${price} देंगे, टैक्स अलग। ${link}`,
  };
}
