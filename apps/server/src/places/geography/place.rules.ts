import { searchable } from './geography.rules.ts';

export type PlaceQuery =
  | { readonly kind: 'number'; readonly digits: string }
  | { readonly kind: 'words'; readonly words: string };

/** Digits are a PIN code or its beginning, also "560 038"; a whole PIN code among words says the most. */
export function readPlaceQuery(asked: string): PlaceQuery {
  const digits = asked.replaceAll(/\s/g, '');
  if (/^[1-9][0-9]{0,5}$/.test(digits)) return { kind: 'number', digits };
  const among = /(?<![0-9])[1-9][0-9]{2} ?[0-9]{3}(?![0-9])/.exec(asked);
  if (among) return { kind: 'number', digits: among[0].replace(' ', '') };
  return { kind: 'words', words: searchable(asked) };
}

interface NamedPlace {
  readonly kind: string;
  readonly name: string;
  readonly pincode: string;
}

/** A place found twice, or as a PIN code and as its locality, is shown once, where it came first. */
export function distinctPlaces<T extends NamedPlace>(places: readonly T[], limit: number): T[] {
  const byKey = new Map<string, T>();
  for (const place of places) {
    const key = `${place.kind === 'city' ? 'city' : ''} ${place.pincode} ${searchable(place.name)}`;
    if (!byKey.has(key)) byKey.set(key, place);
  }
  return [...byKey.values()].slice(0, limit);
}
