type Needs<Item> = ReadonlyMap<Item, readonly Item[]>;

/** From one that cannot come along what it waits for, until one is met again. */
function circleIn<Item>(waiting: Needs<Item>): readonly Item[] {
  const way: Item[] = [];
  let [at] = waiting.keys();
  while (at !== undefined && !way.includes(at)) {
    way.push(at);
    at = waiting.get(at)?.find((need) => waiting.has(need));
  }
  return at === undefined ? way : [...way.slice(way.indexOf(at)), at];
}

/**
 * All of them, each after what it needs; of those that could come next, the one that is listed first. A circle has no order:
 * it is refused, and the sentence goes round it.
 */
export function sortByNeeds<Item>(needs: Needs<Item>, nameOf: (item: Item) => string): readonly Item[] {
  for (const [item, wanted] of needs)
    for (const need of wanted)
      if (!needs.has(need)) throw new Error(`${nameOf(item)} needs ${nameOf(need)}, which is not there.`);
  const waiting = new Map(needs);
  const sorted = new Set<Item>();
  while (waiting.size > 0) {
    const next = [...waiting].find(([, wanted]) => wanted.every((need) => sorted.has(need)));
    if (!next) throw new Error(`A circle: ${circleIn(waiting).map(nameOf).join(' needs ')}.`);
    sorted.add(next[0]);
    waiting.delete(next[0]);
  }
  return [...sorted];
}
