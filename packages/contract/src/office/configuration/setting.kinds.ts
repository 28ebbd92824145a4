/** What a setting can be: its unit and bounds, the check of a value, and how it is written. */
import * as z from 'zod/mini';
import { writeRupees } from '../../kernel/patterns/rupees.ts';
import { paiseBetween } from '../../kernel/schema.ts';
import type { SettingValue } from './configuration.model.ts';

export type { SettingValue } from './configuration.model.ts';

export const settingUnits = [
  'paise',
  'percent',
  'seconds',
  'minutes',
  'hours',
  'days',
  'months',
  'metres',
  'kmh',
  'count',
  'clock',
] as const;
export type SettingUnit = (typeof settingUnits)[number];

/** One number; `clock`: minutes after midnight in India. */
export interface NumberKind {
  readonly kind: 'number';
  readonly unit: SettingUnit;
  readonly least: number;
  readonly most: number;
}

export type SettingKind =
  | NumberKind
  | { readonly kind: 'flag' }
  /** A time of day, HH:MM in India. */
  | { readonly kind: 'time' }
  /** Several numbers by name. */
  | { readonly kind: 'record'; readonly parts: Readonly<Record<string, NumberKind>> }
  /** The same numbers for each of some names. */
  | {
      readonly kind: 'grid';
      readonly rows: readonly string[];
      readonly parts: Readonly<Record<string, NumberKind>>;
    }
  /** Steps: rows that a person may add and remove. */
  | {
      readonly kind: 'table';
      readonly columns: Readonly<Record<string, NumberKind>>;
      /** Rises from row to row. */
      readonly rising: string;
      /** The rising column of the last row may, and must, be open. */
      readonly openEnd: boolean;
      readonly mostRows: number;
      readonly leastRows: number;
    };

const number =
  (unit: SettingUnit) =>
  (least: number, most: number): NumberKind => ({
    kind: 'number',
    unit,
    least,
    most,
  });
export const seconds = number('seconds');
export const minutes = number('minutes');
export const hours = number('hours');
export const days = number('days');
export const months = number('months');
export const metres = number('metres');
export const kmh = number('kmh');
export const count = number('count');
export const percent = number('percent');
export const clock = number('clock')(0, 1440);
/** Bounds in rupees. */
export const rupees = (least: number, most: number): NumberKind => number('paise')(least * 100, most * 100);

function numberSchema({ unit, least, most }: NumberKind) {
  if (unit === 'paise') return paiseBetween(least, most, 'In paise.');
  const bounded = z
    .number('Enter a number.')
    .check(z.gte(least, `At least ${least}.`), z.lte(most, `At most ${most}.`));
  if (unit !== 'percent') return bounded.check(z.int('Enter a whole number.'));
  // Hundredths of a percent are the finest: basis points.
  return bounded.check(
    z.refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9, 'Use at most two decimals.'),
  );
}

const recordSchema = (parts: Readonly<Record<string, NumberKind>>) =>
  z.strictObject(Object.fromEntries(Object.entries(parts).map(([name, kind]) => [name, numberSchema(kind)])));

type Table = Extract<SettingKind, { kind: 'table' }>;

function tableSchema({ columns, rising, openEnd, leastRows, mostRows }: Table) {
  const row = z.strictObject(
    Object.fromEntries(
      Object.entries(columns).map(([name, kind]) => [
        name,
        openEnd && name === rising ? z.nullable(numberSchema(kind)) : numberSchema(kind),
      ]),
    ),
  );
  return z.array(row, 'Enter a value.').check(
    z.minLength(leastRows, `At least ${leastRows}.`),
    z.maxLength(mostRows, `At most ${mostRows}.`),
    z.refine(
      (rows) =>
        isRising(
          rows.map((one) => one[rising] as number | null),
          openEnd,
        ),
      'Each step must be higher than the one before.',
    ),
  );
}

function isRising(steps: readonly (number | null)[], openEnd: boolean): boolean {
  const bounded = openEnd ? steps.slice(0, -1) : steps;
  if (openEnd && steps.at(-1) !== null) return false;
  return bounded.every((step, index) => step !== null && (index === 0 || step > (bounded[index - 1] ?? 0)));
}

/** The check of a value of this kind. */
export function schemaOfSetting(kind: SettingKind): z.ZodMiniType {
  if (kind.kind === 'number') return numberSchema(kind);
  if (kind.kind === 'flag') return z.boolean('Choose true or false.');
  if (kind.kind === 'time')
    return z.string('Enter a time.').check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time.'));
  if (kind.kind === 'record') return recordSchema(kind.parts);
  if (kind.kind === 'table') return tableSchema(kind);
  return z.strictObject(Object.fromEntries(kind.rows.map((row) => [row, recordSchema(kind.parts)])));
}

/** What is wrong with a value, as a sentence; null: nothing. */
export function wrongSetting(kind: SettingKind, value: unknown): string | null {
  const read = z.safeParse(schemaOfSetting(kind), value);
  return read.success ? null : (read.error.issues[0]?.message ?? 'Enter a value.');
}

/** Words for the units, and for yes and no; each app has its own. */
export interface SettingWords {
  unit(unit: Exclude<SettingUnit, 'paise' | 'percent' | 'clock'>, value: number): string;
  part(name: string): string;
  readonly yes: string;
  readonly no: string;
  readonly above: string;
}

const unitNames: Record<Exclude<SettingUnit, 'paise' | 'percent' | 'clock'>, string> = {
  seconds: 's',
  minutes: 'min',
  hours: 'h',
  days: 'days',
  months: 'months',
  metres: 'm',
  kmh: 'km/h',
  count: '',
};
export const plainWords: SettingWords = {
  unit: (unit, value) => `${value.toLocaleString('en-IN')} ${unitNames[unit]}`.trim(),
  part: (name) => name,
  yes: 'yes',
  no: 'no',
  above: 'above',
};

const two = (value: number) => String(value).padStart(2, '0');

function writeNumber({ unit }: NumberKind, value: number, words: SettingWords): string {
  if (unit === 'paise') return `₹${writeRupees(value) || '0'}`;
  if (unit === 'percent') return `${value.toLocaleString('en-IN', { maximumFractionDigits: 2 })}%`;
  if (unit === 'clock') return `${two(Math.floor(value / 60))}:${two(value % 60)}`;
  if (unit !== 'minutes' || value < 120) return words.unit(unit, value);
  const rest = value % 60;
  const whole = words.unit('hours', Math.floor(value / 60));
  return rest === 0 ? whole : `${whole} ${words.unit('minutes', rest)}`;
}

const writeRecord = (parts: Readonly<Record<string, NumberKind>>, value: object, words: SettingWords) =>
  Object.entries(parts)
    .map(([name, kind]) => {
      const one = (value as Record<string, number | null>)[name] ?? null;
      return `${words.part(name)} ${one === null ? words.above : writeNumber(kind, one, words)}`;
    })
    .join(', ');

type Row = Readonly<Record<string, number | null>>;

/** One step: a span of hours, or the bound and what counts below it. */
function writeStep(columns: Readonly<Record<string, NumberKind>>, row: Row, words: SettingWords): string {
  const names = Object.entries(columns);
  const written = ([name, kind]: readonly [string, NumberKind]) => {
    const one = row[name] ?? null;
    return one === null ? words.above : writeNumber(kind, one, words);
  };
  if (names.every(([, { unit }]) => unit === 'clock')) return names.map(written).join('–');
  const [first, ...others] = names;
  if (!first) return '';
  const bound = (row[first[0]] ?? null) === null ? words.above : `${words.part(first[0])} ${written(first)}`;
  return `${bound}: ${others.map(written).join(', ')}`;
}

/** A value as people read it: 15%, ₹50, 3 h. */
export function writeSetting(
  kind: SettingKind,
  value: SettingValue,
  words: SettingWords = plainWords,
): string {
  if (kind.kind === 'number') return writeNumber(kind, Number(value), words);
  if (kind.kind === 'flag') return value === true ? words.yes : words.no;
  if (kind.kind === 'time') return typeof value === 'string' ? value : '';
  if (kind.kind === 'record') return writeRecord(kind.parts, value as object, words);
  if (kind.kind === 'table')
    return (value as Row[]).map((row) => writeStep(kind.columns, row, words)).join('; ');
  return kind.rows
    .map(
      (row) =>
        `${words.part(row)}: ${writeRecord(kind.parts, (value as Record<string, object>)[row] ?? {}, words)}`,
    )
    .join('; ');
}
