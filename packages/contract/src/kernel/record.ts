/** Records whose keys the code writes out: TypeScript's `Object.keys` and `Object.fromEntries` forget them. */

/** The keys of a record that is written out in the code; at least one. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]];

/** The keys that a record holds of those it may hold. */
export const keysIn = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[];

/** A record with the value that `valueOf` makes of each key. */
export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** Whether `text` is one of the record's keys. */
export const isKeyOf = <Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  text: string,
): text is Key => Object.hasOwn(record, text);

/** Whether `text` is one of `words`. */
export const isOneOf = <Word extends string>(words: readonly Word[], text: string): text is Word =>
  words.some((word) => word === text);
