/** The terms of an offer one by one, so that the document names each once. */
import * as z from 'zod/mini';
import { day, paiseBetween, percentFrom, text, whole } from '../../kernel/schema.ts';

const mostOfAll = 100_000_000;

const someOf = (size: number, what: string) =>
  z
    .nullable(
      z
        .array(text(60))
        .check(z.minLength(1, 'Choose at least one, or all.'), z.maxLength(size, `At most ${size}.`)),
    )
    .check(z.describe(what));

export const couponTitle = text(80, 'English words for buyers.');
export const couponTitleHi = text(80, 'The same in Hindi.');
export const couponPercent = z
  .nullable(percentFrom(1, 'Of the services before fees and tax.'))
  .check(z.describe('Null: it is an amount.'));
export const couponAmount = z.nullable(
  paiseBetween(100, mostOfAll, 'The discount in paise; null: it is a percentage.'),
);
export const couponMost = z.nullable(
  paiseBetween(100, mostOfAll, 'A percentage takes off no more than this; null: no bound.'),
);
export const couponLeast = paiseBetween(0, mostOfAll, 'The services must come to this much.');
export const couponFirstDay = day('The first day on which one may book with it.');
export const couponLastDay = z
  .nullable(day('The last such day.'))
  .check(z.describe('Null: until further notice.'));
export const couponAudience = z.enum(['everyone', 'newcomers'], 'Choose who can use it.');
export const couponCategories = someOf(50, 'Only services of these categories; null: of all.');
export const couponCities = someOf(100, 'Only work in these cities; null: in all.');
export const couponBookings = z
  .nullable(whole(1, 100_000_000))
  .check(z.describe('How many bookings may hold it; null: no bound.'));
export const couponPerson = whole(1, 1_000, 'The same for each buyer.');
export const couponListing = z
  .boolean('Choose true or false.')
  .check(z.describe('Shown at checkout; false: only who knows the code has it.'));

/** Left out: it stands alone. */
export const couponStacks = z
  ._default(z.boolean('Choose true or false.'), false)
  .check(z.describe('One of the platform and one of a partner can be used together where both say so.'));

export const couponServices = someOf(100, 'Only these services; null: all of the categories.');
