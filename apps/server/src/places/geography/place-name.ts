import type { Reader } from '../../platform/db/database.ts';
import { findCityNames } from './area.store.ts';
import type { PlaceCodes } from './geography.interface.ts';
import { pincodeFacts } from './place.presenter.ts';
import { findPincode } from './place.store.ts';

/** As a person reads it: "Indiranagar, Bengaluru" of a PIN code, else the city. */
export async function placeName(reader: Reader, { pincode, cityCode }: PlaceCodes): Promise<string> {
  if (pincode === null) return (await findCityNames(reader, [cityCode])).get(cityCode ?? '') ?? '';
  const row = await findPincode(reader, pincode);
  if (!row) return pincode;
  const facts = pincodeFacts(row);
  const town = facts.city ?? facts.district;
  return facts.name === town ? town : `${facts.name}, ${town}`;
}
