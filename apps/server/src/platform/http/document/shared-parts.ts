import type { Json } from './named-schemas.ts';

/** A part of the document that several calls may say in the same words. */
export interface NamedPart {
  readonly name: string;
  readonly part: Json;
}

/** `booking_not_found` or `X-XSRF-TOKEN` as a name in the document: BookingNotFound, XXsrfToken. */
export const partName = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .map(
      (word) =>
        word.charAt(0).toUpperCase() + (/[a-z]/.test(word) ? word.slice(1) : word.slice(1).toLowerCase()),
    )
    .join('');

/**
 * What more than one call says becomes a component, and the calls refer to it. Of parts with one name and different
 * content the one that is used most gets the name; the others stay where they are.
 */
export function shareParts(place: 'responses' | 'parameters', said: readonly NamedPart[]) {
  const uses = new Map<string, NamedPart & { count: number }>();
  for (const { name, part } of said) {
    const key = JSON.stringify(part);
    uses.set(key, { name, part, count: (uses.get(key)?.count ?? 0) + 1 });
  }
  const components = new Map<string, Json>();
  const references = new Map<string, Json>();
  for (const [key, { name, part, count }] of [...uses].toSorted(([, a], [, b]) => b.count - a.count)) {
    if (count < 2 || components.has(name)) continue;
    components.set(name, part);
    references.set(key, { $ref: `#/components/${place}/${name}` });
  }
  return {
    components: Object.fromEntries(components),
    refer: (part: Json): Json => references.get(JSON.stringify(part)) ?? part,
  };
}
