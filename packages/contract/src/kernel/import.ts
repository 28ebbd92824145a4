/**
 * Rows of a file that become things of the product. A sheet says its columns and the rules of their cells once: the screen
 * marks faults by them while a person types, and the server decides by them again.
 */
import { keysOf, recordOf } from './record.ts';
import * as z from 'zod/mini';
import { type ErrorFact, defineErrors } from './errors.ts';

/** Rows of one file. */
export const mostImportRows = 10_000;
/** Rows of one call that checks or adds; a screen sends more rows in parts. */
export const mostRowsAtOnce = 1_000;
export const importFileBytes = 1_048_576;
/** Characters of one cell; the rest is cut off when the file is read. */
export const cellCharacters = 200;

export type Cells<Key extends string = string> = Readonly<Record<Key, string>>;

export interface ImportField<Key extends string = string> {
  /** Its heading in the template. */
  readonly title: string;
  /** Other headings by which files call it. */
  readonly names: readonly string[];
  /** A file may lack this column. */
  readonly isOptional?: true;
  /** Cells that are offered as a list. */
  readonly choices?: readonly string[];
  /** The cell as it is stored: without signs that people add, with what an empty cell means. */
  readonly plain: (cell: string, row: Cells<Key>) => string;
  /** Why a plain cell is not taken, as a sentence. */
  readonly fault: (plain: string) => string | null;
}

export interface ImportSheet<Key extends string> {
  readonly fields: Readonly<Record<Key, ImportField<Key>>>;
  /** The column whose value no two rows share. */
  readonly unique: Key;
  /** What a later row with the same value is told. */
  readonly repeated: string;
}

export const keysOfSheet = <Key extends string>({ fields }: ImportSheet<Key>): readonly Key[] =>
  keysOf(fields);

/** For the rules of a cell: the first sentence of a schema that refuses it. */
export function schemaFault(schema: z.core.$ZodType, value: unknown): string | null {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? 'Check this value.');
}

/** Letters, marks and digits alone, so that "Mobile No." is "mobile no". */
const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The index of the file's column for each field; -1: none has a known name. No column serves two fields. */
export function matchColumns<Key extends string>(
  sheet: ImportSheet<Key>,
  heading: readonly string[],
): Readonly<Record<Key, number>> {
  const bareHeading = heading.map(bare);
  const found = keysOfSheet(sheet).map((key) => {
    const { title, names } = sheet.fields[key];
    const known = new Set([title, key, ...names].map(bare));
    return [key, bareHeading.findIndex((one) => one !== '' && known.has(one))] as const;
  });
  const taken = new Set<number>();
  const once = found.map(([key, at]) => {
    const free = at >= 0 && !taken.has(at);
    if (free) taken.add(at);
    return [key, free ? at : -1] as const;
  });
  const placeOf = new Map(once);
  return recordOf(keysOfSheet(sheet), (key) => placeOf.get(key) ?? -1);
}

/** Fields that a file must have and that no column is matched to. */
export const missingFields = <Key extends string>(
  sheet: ImportSheet<Key>,
  match: Readonly<Record<Key, number>>,
): readonly Key[] => keysOfSheet(sheet).filter((key) => !sheet.fields[key].isOptional && match[key] < 0);

/** Every cell of a row as it is stored. */
export function plainCells<Key extends string>(
  sheet: ImportSheet<Key>,
  typed: Cells<Key>,
): Record<Key, string> {
  const keys = keysOfSheet(sheet);
  const trimmed = recordOf(keys, (key) => typed[key].trim());
  return recordOf(keys, (key) => sheet.fields[key].plain(trimmed[key], trimmed));
}

export interface SheetRow<Key extends string = string> {
  /** As the spreadsheet counts: the heading is 1. */
  readonly row: number;
  readonly cells: Cells<Key>;
}

export const importFault = z.object({
  field: z.nullable(z.string()).check(z.describe('The column; null: the row as a whole.')),
  message: z.string(),
  code: z.nullable(z.string()).check(z.describe('Of a refusal by the server; null: a rule of the cell.')),
  sameAs: z.nullable(z.int()).check(z.describe('The earlier row with the same value.')),
});
export type ImportFault = z.output<typeof importFault>;

/** A fault that the server alone finds. */
export const refusedAt = (field: string | null, { code, message }: ErrorFact): ImportFault => ({
  field,
  message,
  code,
  sameAs: null,
});

/** What is wrong with the cells of one row by themselves. */
export function cellFaults<Key extends string>(
  sheet: ImportSheet<Key>,
  plain: Readonly<Record<Key, string>>,
): readonly ImportFault[] {
  return keysOfSheet(sheet).flatMap((key): ImportFault[] => {
    const message = sheet.fields[key].fault(plain[key]);
    return message === null ? [] : [{ field: key, message, code: null, sameAs: null }];
  });
}

/** Of each row whose value an earlier one has: the number of that row. Empty values are no value. */
export function repeatedRows(
  rows: readonly { readonly row: number; readonly value: string }[],
): ReadonlyMap<number, number> {
  const first = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const { row, value } of rows) {
    const earlier = first.get(value);
    if (value === '') continue;
    if (earlier === undefined) first.set(value, row);
    else repeated.set(row, earlier);
  }
  return repeated;
}

export const repeatedFault = <Key extends string>(
  { unique, repeated }: ImportSheet<Key>,
  sameAs: number,
): ImportFault => ({ field: unique, message: repeated, code: null, sameAs });

const cell = z._default(
  z.string('Enter text.').check(z.maxLength(cellCharacters, `Use at most ${cellCharacters} characters.`)),
  '',
);

/** The body of every import: `check` tells what `add` would do, without doing it. */
export function importBody<Key extends string>(sheet: ImportSheet<Key>) {
  const shape = recordOf(keysOfSheet(sheet), () => cell);
  return z.object({
    mode: z.enum(['check', 'add'], 'Choose check or add.'),
    onFault: z
      ._default(z.enum(['skip', 'stop'], 'Choose skip or stop.'), 'skip')
      .check(z.describe('With a faulty row among them. skip: the others are added; stop: none is.')),
    rows: z
      .array(
        z.object({
          row: z
            .int('Send the number of the row.')
            .check(z.minimum(1), z.maximum(1_000_000), z.describe('As the spreadsheet counts.')),
          cells: z.object(shape),
        }),
        'Send a list.',
      )
      .check(
        z.minLength(1, 'Choose at least one.'),
        z.maxLength(mostRowsAtOnce, `Send at most ${mostRowsAtOnce} rows at once.`),
      ),
  });
}

export const importStates = ['ready', 'faulty', 'known', 'added'] as const;

export const importAnswer = z.object({
  rows: z
    .array(
      z.object({
        row: z.int(),
        state: z
          .enum(importStates)
          .check(
            z.describe(
              'ready: would be added; faulty: would not, see faults; known: is there already and stays as it is; added: by this call.',
            ),
          ),
        faults: z.array(importFault).check(z.describe('Of a known row: what it is known as.')),
      }),
    )
    .check(z.describe('In the order of the call.')),
  added: z.int(),
});
export type ImportAnswer = z.output<typeof importAnswer>;
export type ImportedRow = ImportAnswer['rows'][number];

/** A file as it was read: text alone, nothing stored. */
export const importTable = z.object({
  heading: z.array(z.string()),
  rows: z
    .array(z.object({ row: z.int(), cells: z.array(z.string()) }))
    .check(z.describe('Without empty rows.')),
});
export type ImportTable = z.output<typeof importTable>;

/** Why a file as a whole is not read. */
export const importErrors = defineErrors({
  sheet_unreadable: [400, 'We can’t read this file. Save it as CSV or XLSX and try again.'],
  sheet_empty: [400, 'This file has no rows below its heading.'],
  sheet_too_long: [400, 'Use at most 10,000 rows in one file.'],
  sheet_too_wide: [400, 'This sheet has too many columns. Use our template.'],
});

export const importUpload = {
  field: 'sheet',
  maxFiles: 1,
  maxBytes: importFileBytes,
  mediaTypes: [
    'text/csv',
    'text/plain',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
} as const;
