import type { GeographyInterface } from '../../places/geography/index.ts';
import type { Reader } from '../../platform/db/database.ts';

interface Somewhere {
  readonly pincode: string | null;
  readonly cityCode: string | null;
}

/** As a person reads it: "Indiranagar, Bengaluru" of a PIN code, else the city. */
export async function placeName(
  geography: Pick<GeographyInterface, 'locate' | 'cityNames'>,
  reader: Reader,
  { pincode, cityCode }: Somewhere,
): Promise<string> {
  if (pincode === null) return (await geography.cityNames(reader, [cityCode])).get(cityCode ?? '') ?? '';
  const facts = await geography.locate(reader, pincode);
  if (!facts) return pincode;
  const town = facts.city ?? facts.district;
  return facts.name === town ? town : `${facts.name}, ${town}`;
}
