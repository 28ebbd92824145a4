/**
 * What the server refuses with, by the code of each error, under the keys by which a failed call looks it up. Each domain has
 * those of its `*.noun.ts` in a file of the same name; a missing one does not compile.
 */
export const refusalsInHindi = <Code extends string>(
  sentences: Readonly<Record<Code, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries<string>(sentences).map(([code, hindi]) => [`refusal.${code}`, hindi]));
