import type { Reader } from '../../../platform/db/database.ts';
import type { TriedPrice, PriceTrialQuery } from '../catalog.interface.ts';
import { priceLine } from '../price-lines.ts';
import { type OptionRow, listOptions } from '../question.store.ts';
import { listNamed } from '../service.store.ts';
import { findSetPrice } from './city-price.store.ts';

function withTried(options: readonly OptionRow[], answers: PriceTrialQuery['answers']): OptionRow[] {
  const tried = new Map(answers.map((answer) => [answer.optionId, answer]));
  return options.map((option) => {
    const own = tried.get(option.option_id);
    return own
      ? { ...option, own_price_paise: own.price, own_minutes: own.minutes, is_offered: own.offered }
      : option;
  });
}

/** What lines would cost if a partner asked this price; a price set for the city replaces it. */
export async function tryPrice(
  reader: Reader,
  { serviceId, lines, pricePaise, answers, pricedAt, day, lang }: PriceTrialQuery,
): Promise<TriedPrice> {
  const services = await listNamed(reader, [serviceId], lang);
  const options = await listOptions(reader, [serviceId], lang);
  const place = { pincode: pricedAt, cityCode: null };
  const cityPaise = await findSetPrice(reader, serviceId, { place, day });
  const facts = {
    services: new Map(services.map((row) => [row.service_id, row])),
    options: withTried(options, answers),
    offers: new Map([
      [
        serviceId,
        {
          service_id: serviceId,
          price_paise: cityPaise ?? pricePaise,
          minutes: services[0]?.minutes ?? 0,
          is_city_price: cityPaise !== null,
        },
      ],
    ]),
    usual: false,
  };
  return { lines: lines.map((line) => priceLine(facts, line)), unit: services[0]?.unit ?? '', cityPaise };
}
