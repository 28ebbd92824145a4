/** Values of a record as a text shows them: money in rupees and days in words, without a filter. */
import { dayText } from '../pdf/paper.ts';
import { type Language, inRupees } from '../spoken.rules.ts';
import type { FieldShape, FieldValue, FieldValues } from './templating.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN-u-nu-latn' };
const isDay = /^\d{4}-\d{2}-\d{2}$/;

export const longDay = (day: string, lang: Language): string =>
  isDay.test(day) ? dayText(day, locales[lang]) : day;

/** Compared and added as its number, written as it is read. */
class Shown<Value extends string | number> {
  readonly #value: Value;
  readonly #text: string;

  constructor(value: Value, text: string) {
    this.#value = value;
    this.#text = text;
  }

  valueOf(): Value {
    return this.#value;
  }

  toString(): string {
    return this.#text;
  }
}

/** Characters that the program itself uses as signs; no font has them. */
export const withoutSigns = (text: string): string =>
  text.replaceAll(/[\uE000-\uF8FF]/g, '').replaceAll('\u0000', '');

function shown(type: FieldShape['type'], value: FieldValue | undefined, lang: Language): unknown {
  if (value === undefined || value === null || value === '') return null;
  if (type === 'money') {
    const paise = Number(value);
    return paise === 0 ? null : new Shown(paise, inRupees(paise));
  }
  if (typeof value !== 'string') return value;
  return type === 'day' ? new Shown(value, longDay(value, lang)) : withoutSigns(value);
}

type Nested = Record<string, unknown>;

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null;

function put(into: Nested, path: readonly string[], value: unknown): void {
  const [first = '', ...rest] = path;
  if (rest.length === 0) {
    into[first] = value;
    return;
  }
  const there = into[first];
  const below: Nested = isNested(there) ? there : {};
  into[first] = below;
  put(below, rest, value);
}

const rowFields = (fields: readonly FieldShape[], list: string): FieldShape[] =>
  fields
    .filter(({ name }) => name.startsWith(`${list}.`))
    .map(({ name, type }) => ({ name: name.slice(list.length + 1), type }));

/** Every field is there, so that only one that is not known is missing; what has no value is null. */
export function nestedValues(fields: readonly FieldShape[], values: FieldValues, lang: Language): Nested {
  const lists = fields.filter(({ type }) => type === 'list').map(({ name }) => name);
  const nested: Nested = {};
  for (const { name, type } of fields) {
    if (lists.some((list) => name.startsWith(`${list}.`))) continue;
    const value = values[name];
    if (type !== 'list') put(nested, name.split('.'), shown(type, value, lang));
    else {
      const rows = typeof value === 'object' && value !== null ? value : [];
      const own = rowFields(fields, name);
      put(
        nested,
        name.split('.'),
        rows.map((row) => nestedValues(own, row, lang)),
      );
    }
  }
  return nested;
}
