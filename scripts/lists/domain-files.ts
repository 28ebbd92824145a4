import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** A file of a domain: `market/booking/booking.api.ts` of the contract is the `api` of `booking`. */
export interface DomainFile {
  /** Below its floor, with slashes: `market/booking/booking.api.ts`. */
  readonly path: string;
  readonly area: string;
  readonly domain: string;
  /** What comes before the kind: `booking`, `city-price`. */
  readonly base: string;
}

/** The areas in the order of docs/map.md; one that is not named here comes after them. */
const areas: readonly string[] = [
  'identity',
  'places',
  'market',
  'money',
  'people',
  'hiring',
  'network',
  'talk',
  'files',
  'office',
];

const place = (area: string) => (areas.includes(area) ? areas.indexOf(area) : areas.length);

/** By area, then by domain; a domain's main file comes before its others. */
const inOrder = (one: DomainFile, other: DomainFile) =>
  place(one.area) - place(other.area) ||
  compare(one.area, other.area) ||
  compare(one.domain, other.domain) ||
  Number(other.base === other.domain) - Number(one.base === one.domain) ||
  compare(one.path, other.path);

/** By code units, so that the order is the same on every machine. */
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** Every file below `floor`, with slashes; none where the floor is not there. */
const below = (floor: string): readonly string[] =>
  existsSync(floor)
    ? readdirSync(floor, { recursive: true, encoding: 'utf8' }).map((found) =>
        found.split(path.sep).join('/'),
      )
    : [];

const domainFile = (found: string, ending: string): DomainFile => {
  const [area = '', domain = ''] = found.split('/');
  return { path: found, area, domain, base: path.posix.basename(found, ending) };
};

/** Of no domain: the frame of an app, its platform. */
const isShared = (found: string) => /^(app|platform)\//.test(found);

/** Every `*.<kind>.ts` of the domains below `floor`. */
export const domainFiles = (floor: string, kind: string): readonly DomainFile[] =>
  below(floor)
    .filter((found) => found.endsWith(`.${kind}.ts`) && found.split('/').length > 2 && !isShared(found))
    .map((found) => domainFile(found, `.${kind}.ts`))
    .toSorted(inOrder);

/** The `index.ts` of every domain below `floor`. */
export const indexFiles = (floor: string): readonly string[] =>
  below(floor)
    .filter((found) => /^[^/]+\/[^/]+\/index\.ts$/.test(found) && !isShared(found))
    .map((found) => domainFile(found, '.ts'))
    .toSorted(inOrder)
    .map((file) => file.path);

/** Every `<area>/<domain>.<kind>.ts`, where a domain has one file and no folder. */
export const areaFiles = (floor: string, kind: string): readonly string[] =>
  below(floor)
    .filter((found) => new RegExp(`^[^/]+/[^/]+\\.${kind}\\.ts$`).test(found))
    .map((found) => domainFile(found, `.${kind}.ts`))
    .toSorted(inOrder)
    .map((file) => file.path);

/** `city-price` is `cityPrice`. */
export const camelCase = (name: string) =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The name of a module in a list: `bookingApi`, `catalogCityPriceConfirm`. */
export function moduleName({ domain, base }: DomainFile, kind: string): string {
  const parts = base === domain ? [domain] : [domain, base];
  return camelCase([...parts, kind].join('-'));
}
