/**
 * An act is an action in the audit log: `domain.verb`. The moves of a lifecycle are acts; a domain declares its other
 * acts in its `*.noun.ts`. The log accepts no other name.
 */
import { type Lifecycle, verbsOf } from './lifecycle.ts';

export type ActOf<Prefix extends string, Verb extends string> = `${Prefix}.${Verb}`;

/** The moves of a table as acts, `booking.cancel`, and what else is done to it. */
/*@__NO_SIDE_EFFECTS__*/
export const actsOf = <const Prefix extends string, Verb extends string, const Other extends string = never>(
  prefix: Prefix,
  table: Lifecycle<string, Verb, string>,
  others: readonly Other[] = [],
): readonly ActOf<Prefix, Verb | Other>[] =>
  [...verbsOf(table), ...others].map((verb): ActOf<Prefix, Verb | Other> => `${prefix}.${verb}`);

/** Those of a domain with several tables, in one list. */
/*@__NO_SIDE_EFFECTS__*/
export const allActs = <const Lists extends readonly (readonly string[])[]>(
  ...lists: Lists
): readonly Lists[number][number][] => lists.flat();
