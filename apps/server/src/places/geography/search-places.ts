import type { Reader } from '../../platform/db/database.ts';
import { distinctPlaces, readPlaceQuery } from './place.rules.ts';
import {
  type PlaceRow,
  listCitiesByPrefix,
  listLocalitiesByPrefix,
  listLocalitiesByWords,
  listLocalitiesOf,
  listPincodesByPrefix,
  listPlacesAlike,
  listServedLocalitiesByPrefix,
} from './place.store.ts';

/** From this many on, what was found is not padded with names that are only alike. */
const enough = 3;
/** Shorter words are like too many others. */
const leastLetters = { everywhere: 2, withinNames: 3, alike: 4 } as const;
/** Cities shown above the localities that begin alike. */
const citiesAbove = 4;

async function byNumber(reader: Reader, digits: string, limit: number): Promise<PlaceRow[]> {
  const pincodes = await listPincodesByPrefix(reader, digits, limit);
  const localities = digits.length === 6 ? await listLocalitiesOf(reader, digits, limit) : [];
  return [...pincodes, ...localities];
}

async function byBeginning(reader: Reader, words: string, limit: number): Promise<PlaceRow[]> {
  const [cities, served, others] = await Promise.all([
    listCitiesByPrefix(reader, words, limit),
    listServedLocalitiesByPrefix(reader, words, limit),
    words.length >= leastLetters.everywhere ? listLocalitiesByPrefix(reader, words, limit) : [],
  ]);
  const servedCities = cities.filter((city) => city.served);
  const otherCities = cities.filter((city) => !city.served);
  return [
    ...servedCities,
    ...served,
    ...otherCities.slice(0, citiesAbove),
    ...others,
    ...otherCities.slice(citiesAbove),
  ];
}

/**
 * The quick search, for every keystroke: matches at the start first, served places before others; then matches inside;
 * and only if there are nearly none, similar words, so that typing mistakes are forgiven.
 */
export async function searchPlaces(
  reader: Reader,
  asked: { readonly q: string; readonly limit: number },
): Promise<PlaceRow[]> {
  const { limit } = asked;
  const question = readPlaceQuery(asked.q);
  if (question.kind === 'number')
    return distinctPlaces(await byNumber(reader, question.digits, limit), limit);
  const { words } = question;
  if (words === '') return [];
  let found = await byBeginning(reader, words, limit);
  const more = async (
    letters: number,
    list: (reader: Reader, words: string, limit: number) => Promise<PlaceRow[]>,
  ) => {
    if (words.length < letters || distinctPlaces(found, limit).length >= Math.min(limit, enough)) return;
    found = [...found, ...(await list(reader, words, limit))];
  };
  await more(leastLetters.withinNames, listLocalitiesByWords);
  await more(leastLetters.alike, listPlacesAlike);
  return distinctPlaces(found, limit);
}
