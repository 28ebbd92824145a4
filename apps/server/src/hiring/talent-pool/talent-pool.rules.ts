const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const spaced = (tag: string) => tag.trim().replaceAll(/\s+/g, ' ');

/** Each tag once, in the spelling that the business has already. */
export function tagsOf(typed: readonly string[], known: readonly string[]): string[] {
  const kept: string[] = [];
  for (const one of typed.map(spaced)) {
    const tag = known.find((other) => same(one, other)) ?? one;
    if (tag !== '' && !kept.some((other) => same(tag, other))) kept.push(tag);
  }
  return kept;
}
