/**
 * The few building blocks every model is made of. Every check carries its own sentence, because the
 * browser's bundle holds no locale of zod's.
 */
import * as z from 'zod/mini';
import { writeRupees } from './patterns/rupees.ts';

/** What a schema must be for `endpoint()`: its two types, and nothing that makes the compiler unfold it. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}

const visible = /[^\s\p{Cc}\p{Cf}\p{Z}\p{DI}]/u;
/** Whether a reader sees a letter: marks of direction, joiners and fillers alone are an empty text. */
export const hasVisible = (words: string): boolean => visible.test(words);

/** Trimmed text of 1 to `max` characters. NUL is refused: PostgreSQL cannot store it. */
export const textChecks = (max: number, description?: string) =>
  [
    z.trim(),
    z.minLength(1, 'This cannot be empty.'),
    z.maxLength(max, `Use at most ${max} characters.`),
    z.refine<string>(
      (value) => !value.includes('\u0000'),
      'This contains a character we can’t save. Remove it.',
    ),
    z.refine<string>((value) => value === '' || hasVisible(value), 'This cannot be empty.'),
    z.describe(description ?? `Text of 1 to ${max} characters.`),
  ] as const;

export const text = (max: number, description?: string) =>
  z.string('Enter some text.').check(...textChecks(max, description));

/** What a person reads as a reason: two words at least, of 10 to `max` characters. */
export const sentence = (max: number, description: string) =>
  text(max, description).check(
    z.refine(
      (value) => value.length >= 10 && /\S\s+\S/.test(value),
      'Enter a reason of a few words, at least 10 characters.',
    ),
  );

/** Text that may be empty, at most `max` characters. */
export const optionalText = (max: number, description?: string) =>
  z.optional(
    z.string('Enter some text.').check(
      z.trim(),
      z.maxLength(max, `Use at most ${max} characters.`),
      z.refine((value) => !value.includes('\u0000'), 'This contains a character we can’t save. Remove it.'),
      z.describe(description ?? `Text of at most ${max} characters.`),
    ),
  );

/** A whole number in [min, max] in a JSON body. */
export const whole = (min: number, max: number, description?: string) =>
  z
    .number('Enter a number.')
    .check(
      z.int('Enter a whole number.'),
      z.gte(min, `At least ${min}.`),
      z.lte(max, `At most ${max}.`),
      z.describe(description ?? `A whole number from ${min} to ${max}.`),
    );

/** Money that a person gives, in [min, max] paise; its sentences speak of rupees. */
export const paiseBetween = (min: number, max: number, description: string) =>
  z
    .number('Enter an amount.')
    .check(
      z.int('Amounts have at most two decimals.'),
      z.gte(min, `Enter at least ₹${writeRupees(min)}.`),
      z.lte(max, `Enter at most ₹${writeRupees(max)}.`),
      z.describe(description),
    );

/** Not `multipleOf`: of 33.33 the validator of answers says that it is no multiple of 0.01. */
const hasDecimals = (most: number) => (value: number) => Number(value.toFixed(most)) === value;

/** A percent that a person gives: `least` to 100 with at most two decimals. Specification section 5. */
export const percentFrom = (least: number, description: string) =>
  z
    .number('Enter a percentage.')
    .check(
      z.gte(least, `At least ${least}.`),
      z.lte(100, 'At most 100.'),
      z.refine(hasDecimals(2), 'Use at most two decimals.'),
      z.describe(description),
    );

/** How much of something, as 12.5 sq m: more than nothing, with at most three decimals. */
export const quantityUpTo = (most: number) =>
  z
    .number('Enter a number.')
    .check(
      z.gte(0.001, 'At least 0.001.'),
      z.lte(most, `At most ${most}.`),
      z.refine(hasDecimals(3), 'Use at most three decimals.'),
      z.describe(`Above 0, at most ${most}, with up to three decimals.`),
    );

/** A whole number in [min, max] in a query string. */
export const wholeParam = (min: number, max: number, description?: string) =>
  z.coerce
    .number<number | string>('Enter a number.')
    .check(
      z.int('Enter a whole number.'),
      z.gte(min, `At least ${min}.`),
      z.lte(max, `At most ${max}.`),
      z.describe(description ?? `A whole number from ${min} to ${max}.`),
    );

/** A decimal number in [min, max] in a query string. */
export const decimalParam = (min: number, max: number, description?: string) =>
  z.coerce
    .number<number | string>('Enter a number.')
    .check(
      z.gte(min, `At least ${min}.`),
      z.lte(max, `At most ${max}.`),
      z.describe(description ?? `From ${min} to ${max}.`),
    );

/** true or false in a query string. */
export const flagParam = (description: string) =>
  z.pipe(
    z.enum(['true', 'false'], 'Choose true or false.').check(z.describe(description)),
    z.transform((value: 'true' | 'false') => value === 'true'),
  );

/** Money as integer paise. Never a float, never rupees. */
export const paise = (description = 'Integer paise.') =>
  z.int('Enter whole paise.').check(z.describe(description));

/** An instant in UTC, ISO 8601 with milliseconds and Z. Shown in Asia/Kolkata. */
export const instant = (description = 'Instant in UTC, ISO 8601.') =>
  z.iso.datetime({ error: 'Enter a date and time.' }).check(z.describe(description));

/** A calendar day in Asia/Kolkata, YYYY-MM-DD. */
export const day = (description = 'A day in Asia/Kolkata, YYYY-MM-DD.') =>
  z.iso.date('Enter a day as YYYY-MM-DD.').check(
    // Year 0 is a date to ISO 8601 and none to PostgreSQL.
    z.refine((value) => value >= '1900-01-01' && value < '2200-01-01', 'Enter a date from 1900 to 2199.'),
    z.describe(description),
  );

/** A UUID v7 made by the application. */
export const id = <Brand extends string>(brand: Brand) =>
  z
    .uuid('This is not a known id.')
    .check(z.describe(`Id of a ${brand}.`))
    .brand<Brand>();

export type Id<Brand extends string> = string & z.core.$brand<Brand>;

/** The id of a row in an event or a message between domains: written by the server itself, so it is not checked again. */
export const ref = (noun: string) => z.string().check(z.describe(`Id of a ${noun}.`));

/** What a call that takes something away answers. */
export const removed = z.object({ removed: z.literal(true) });
