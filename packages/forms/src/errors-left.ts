import type { FieldErrors } from './refused-fields.ts';

interface Changing {
  /** Names of the fields that change. */
  readonly changed: readonly string[];
  readonly isField: (name: string) => boolean;
  /** What is wrong with the body that is made of the fields as they are now; asked at most once. */
  readonly check: () => FieldErrors | null;
}

/**
 * What is still wrong once some fields change. A field is no longer wrong once it is changed; what is said of a part of the
 * body that no field is called by stays for as long as the body is wrong there.
 */
export function errorsLeft(before: FieldErrors, { changed, isField, check }: Changing): FieldErrors {
  // `answers.2.price` is of the field `answers`.
  const rootOf = (name: string) => name.split('.', 1)[0] ?? '';
  const others = Object.keys(before).some((name) => name !== 'form' && !isField(rootOf(name)));
  const still = others && changed.length > 0 ? (check() ?? {}) : before;
  const isOver = (name: string) =>
    name === 'form' || (isField(rootOf(name)) ? changed.includes(rootOf(name)) : !Object.hasOwn(still, name));
  return Object.fromEntries(Object.entries(before).filter(([name]) => !isOver(name)));
}
