import { inRupees, listAskingPartners } from '../../catalog/index.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/event.ts';
import { firstTime, hasSeen } from '../../platform/outbox/once.ts';
import { publishEach } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { PartnershipParts } from '../partnership.parts.ts';
import { sendToOwner } from './tell-owner.ts';

/** One event becomes one for each partner, so that a message that fails is tried again alone. */
export function spreadCityPrice({ platform }: PartnershipParts): Consumer {
  const name = 'partnership.spread_city_price';
  return {
    name,
    on: ['catalog.city_price_changed'],
    run: (event) =>
      platform.write(system, async (tx) => {
        const now = platform.clock.now();
        if (!(await firstTime(tx, name, event, now))) return;
        const { serviceId, cityCode } = event.payload;
        const partners = await listAskingPartners(tx, String(serviceId), String(cityCode));
        const facts = partners.map((organisationId) => ({ ...event.payload, organisationId }));
        await publishEach(tx, now, 'partner.city_price_changed', facts);
      }),
  };
}

/** Its owner hears what changes, from which day and where to see it. */
export function tellCityPrice(parts: PartnershipParts): Consumer {
  const { platform } = parts;
  const { db, clock, config } = platform;
  const name = 'partnership.tell_city_price';
  return {
    name,
    on: ['partner.city_price_changed'],
    run: async (event) => {
      if (await hasSeen(db, name, event)) return;
      const link = `${config.publicOrigin}/service-categories`;
      await sendToOwner(parts, String(event.payload['organisationId']), `${sentenceOf(event)} ${link}`);
      await platform.write(system, (tx) => firstTime(tx, name, event, clock.now()));
    },
  };
}

function sentenceOf({ payload }: OutboxEvent): string {
  const { news, serviceName, cityName, pricePaise, fromDay, toDay } = payload;
  const what = `${String(serviceName)} in ${String(cityName)}`;
  if (news === 'ended')
    return toDay === null
      ? `the set price for ${what} now has no last day.`
      : `the set price for ${what} now ends on ${inWords(toDay)}. Your own price applies after that.`;
  const until = toDay === null ? '' : ` until ${inWords(toDay)}`;
  return `customers pay ${inRupees(Number(pricePaise))} before tax for ${what} from ${inWords(fromDay)}${until}, instead of your own price.`;
}

const days = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const inWords = (day: unknown): string => days.format(new Date(`${String(day)}T00:00:00Z`));
