import * as z from 'zod/mini';
const hour = 3_600_000;

/** A file is kept for a week. */
export const exportLifeMs = 7 * 24 * hour;
/** At a time, for one person. */
export const mostMaking = 2;
/** One that takes longer was given up. */
export const makingAtMostMs = 2 * hour;
/** A file holds at most so many rows; a spreadsheet has room for 1,048,576 with its head. */
export const mostRows = 500_000;
/** So often, in pages, it is looked at whether the person may still read the list, and whether it was stopped. */
export const pagesBetweenLooks = 10;
/** Filters whose values are words that a person typed, such as a name: the audit log keeps nothing personal. */
const typed: ReadonlySet<string> = new Set(['q', 'search']);

export const untyped = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([name]) => !typed.has(name)));

/** What belongs to a page, or is the same for all rows. */
const ofPage: ReadonlySet<string> = new Set(['cursor', 'limit', 'count']);

/** Names that the list's own call does not know: a file that left them out would hold everything. */
export const unknownFilters = (
  sent: Readonly<Record<string, string>>,
  known: Readonly<Record<string, unknown>>,
): string[] => Object.keys(sent).filter((name) => !(name in known) && !ofPage.has(name));

/** Of what the client sent, what does not belong to a page. */
export const keptFilters = (
  sent: Readonly<Record<string, string>>,
  known: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => name in known && !ofPage.has(name)));

const kept = z.record(z.string(), z.string());

/** What was kept of the query of a list. */
export const filtersOf = ({ filters }: { readonly filters: unknown }): Record<string, string> =>
  z.parse(kept, filters);
