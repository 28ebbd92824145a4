/** Places to sign, as `[[sign: employee]]`. Each becomes a sign of the program, which no value of a record can be. */
import { withoutSigns } from './template-values.ts';
import type { PlaceKind, Problem } from './templating.ts';

const words: Readonly<Record<string, PlaceKind>> = {
  sign: 'signature',
  initials: 'initials',
  date: 'date',
  stamp: 'stamp',
};
const written = /\[\[([^[\]\n]{0,80})\]\]/g;
const firstSign = 0xe100;
const mostPlaces = 200;

export interface NamedPlace {
  readonly kind: PlaceKind;
  readonly role: string;
}

export interface Signed {
  readonly text: string;
  readonly places: readonly NamedPlace[];
  readonly problems: readonly Problem[];
}

/** Matches one of them in a text that was filled. */
export const placeSign = /[\uE100-\uE1FF]/u;
export const placeAt = (sign: string): number => (sign.codePointAt(0) ?? 0) - firstSign;

function readPlace(found: string, roles: readonly string[]): NamedPlace | Problem['kind'] {
  const [word = '', role = '', ...rest] = found.split(':').map((part) => part.trim());
  const kind = Object.hasOwn(words, word.toLowerCase()) ? words[word.toLowerCase()] : undefined;
  if (kind === undefined || rest.length > 0) return 'wrong_place';
  return roles.includes(role) ? { kind, role } : 'unknown_role';
}

export function withPlaceSigns(source: string, roles: readonly string[]): Signed {
  const places: NamedPlace[] = [];
  const problems: Problem[] = [];
  const lines = withoutSigns(source)
    .split('\n')
    .map((line, at) =>
      line.replaceAll(written, (whole, found: string) => {
        const place = places.length < mostPlaces ? readPlace(found, roles) : 'wrong_place';
        if (typeof place === 'string') {
          problems.push({ line: at + 1, kind: place, found: whole });
          return '';
        }
        places.push(place);
        return String.fromCodePoint(firstSign + places.length - 1);
      }),
    );
  return { text: lines.join('\n'), places, problems };
}
