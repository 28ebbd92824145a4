import * as z from 'zod/mini';

/** The filters of a list as the address carries them, read by the query schema of the list's own call. Pure. */

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** A value by name; a name without a value is not set. */
export type Values = Readonly<Record<string, string>>;

export interface ListAddress<Set = Values> {
  readonly keys: readonly string[];
  /** The filters that the address holds and the call accepts; any other value is left out, as if it were not there. */
  readonly read: (search: URLSearchParams) => Set;
  /** The address with these filters changed; an empty value takes a filter away. Other parts of the address stay. */
  readonly write: (search: URLSearchParams, change: Values) => URLSearchParams;
}

type Texts<Fields extends Shape> = {
  readonly [Name in keyof Fields]?: Exclude<z.input<Fields[Name]>, undefined> & string;
};

/** The filters that are set: as the call takes them, and those that the address writes in its own way. */
type Found<Fields extends Shape, Key extends keyof Fields, Own extends Shape> = Pick<Texts<Fields>, Key> &
  Texts<Own>;

/** The named parts of a query schema. */
const picked = (fields: Shape, keys: readonly string[]): Shape =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keys.includes(name)));

/**
 * `listAddress(auditQuery.shape, ['actorId', 'action'], {})`: each filter is checked by the field of the call's own query schema.
 * `own`: filters that the address writes in another way than the call, such as days for instants, each with its schema.
 */
export function listAddress<Fields extends Shape, const Key extends keyof Fields & string, Own extends Shape>(
  fields: Fields,
  keys: readonly Key[],
  own: Own,
): ListAddress<Found<Fields, Key, Own>> {
  const shape: Shape = { ...picked(fields, keys), ...own };
  const names = Object.keys(shape);
  const accepts = (name: string, value: string) => {
    const field = shape[name];
    return field !== undefined && z.safeParse(field, value).success;
  };
  return {
    keys: names,
    read: (search) =>
      Object.fromEntries(
        names
          .map((name): [string, string] => [name, search.get(name) ?? ''])
          .filter(([name, value]) => value !== '' && accepts(name, value)),
      ) as Found<Fields, Key, Own>,
    write: (search, change) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(change))
        if (value === '') next.delete(name);
        else next.set(name, value);
      return next;
    },
  };
}

/** Nothing for each of these names: the address without filters. */
export const cleared = (keys: readonly string[]): Values => Object.fromEntries(keys.map((key) => [key, '']));

/** Do two sets of filters ask for the same? */
export const sameFilters = (one: Values, other: Values): boolean => {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? '') === (other[name] ?? ''));
};
