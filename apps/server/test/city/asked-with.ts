import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { documentSchema } from '../../src/platform/http/json-schema.ts';
import type { KnownValues } from './known-values.ts';

interface Field {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
}
interface Part {
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Field>>;
}
interface Asker {
  readonly path: string;
  readonly known: KnownValues;
  readonly now: Date;
  /** Which of the values that fit, counted from 0. */
  readonly turn: number;
}

/** Indiranagar, where the demo city begins; sent wherever a call takes a place, as the web client does. */
const place: Readonly<Record<string, string>> = { pincode: '560038', cityCode: 'bengaluru' };
/** For what no answer says: words that someone typed, and well-formed numbers that no one in the city has. */
const plain: Readonly<Record<string, string>> = {
  ...place,
  id: 'KA',
  stateCode: 'KA',
  lat: '12.97',
  lng: '77.64',
  radiusMetres: '5000',
  q: 'home',
  text: 'ghar',
  ordinal: '1',
  quarter: '1',
  mobileNumber: '9811111111',
  gstNumber: '29AAACN1234F1ZK',
  panNumber: 'AAACN1234F',
};
/** Calls that ask for one of several fields, so that the schema requires none of them. */
const oneOf: Readonly<Record<string, string>> = {
  '/reviews': 'organisationId',
  '/qoutations/chain': 'leadId',
  '/user/isExists': 'mobileNumber',
  '/qoutations/newqoutations': 'rfqId',
};

const monday = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

/** The first of April on or before this day. */
const taxYearOf = (day: string) => `${Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)}-04-01`;

/** Days in the order in which a call about a span wants them. */
function dayFor(name: string, now: Date): string {
  const today = istDay(now);
  if (name === 'taxYear') return taxYearOf(today);
  if (name === 'month') return `${today.slice(0, 7)}-01`;
  if (name === 'from') return monday(today);
  if (name === 'to' || name === 'until') return addDays(monday(today), 6);
  return addDays(today, name === 'day' ? 1 : 2);
}

function numberFor(name: string, now: Date): string {
  const [year = '', month = '', day = ''] = istDay(now).split('-');
  return String(Number({ year, month, day }[name] ?? 50_000));
}

/** Null: nothing that this person has seen goes there. */
function valueFor(name: string, field: Field, { path, known, now, turn }: Asker): string | null {
  if (field.enum) return field.enum[turn % field.enum.length] ?? null;
  if (field.format === 'date') return dayFor(name, now);
  const fits = (value: string) => !field.pattern || new RegExp(field.pattern).test(value);
  const fitting = known.of(name.replace(/Ids$/, 'Id'), path).filter(fits);
  const seen = fitting[turn % Math.max(fitting.length, 1)];
  if (seen !== undefined && !(name in place)) return seen;
  if (name in plain) return plain[name] ?? null;
  return field.type === 'integer' || field.type === 'number' ? numberFor(name, now) : null;
}

function fill(part: Part, asker: Asker): Record<string, string> | null {
  const values: Record<string, string> = {};
  const more = [...Object.keys(place), oneOf[asker.path] ?? ''].filter(
    (name) => part.properties && name in part.properties,
  );
  for (const name of new Set([...(part.required ?? []), ...more])) {
    const value = valueFor(name, part.properties?.[name] ?? {}, asker);
    if (value === null) return null;
    values[name] = value;
  }
  return values;
}

const parts = new Map<unknown, Part>();
function partOf(schema: AnyEndpoint['spec']['query']): Part {
  if (!schema) return {};
  const part = parts.get(schema) ?? documentSchema(schema, 'input');
  parts.set(schema, part);
  return part;
}

/** Names of what the call cannot do without. */
export const requiredOf = ({ spec }: AnyEndpoint): readonly string[] =>
  [spec.params, spec.query].flatMap((part) => partOf(part).required ?? []);

/** Addresses at which a person who has seen `known` can read what this call answers, at most one for each turn. */
export function addressesOf(
  { path, spec }: AnyEndpoint,
  { known, now, turns }: { readonly known: KnownValues; readonly now: Date; readonly turns: number },
): readonly string[] {
  const found = new Set<string>();
  for (let turn = 0; turn < turns; turn += 1) {
    const asker = { path, known, now, turn };
    const params = fill(partOf(spec.params), asker);
    const query = fill(partOf(spec.query), asker);
    if (!params || !query) continue;
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    found.add(`/api${filled}${search === '' ? '' : `?${search}`}`);
  }
  return [...found];
}
