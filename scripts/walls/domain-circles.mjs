const DOMAIN = /^apps\/server\/src\/(?!platform\/)([^/]+\/[^/]+)\//;

/**
 * Circles of the server's domains, which no-circles does not see where they go through different files: each once,
 * from its domain that comes first by name, as `['light/lamp', 'sky/kite', 'light/lamp']`.
 * @param {readonly { source: string, dependencies: readonly { resolved: string }[] }[]} modules
 * @returns {string[][]}
 */
export function domainCircles(modules) {
  /** @type {Map<string, Set<string>>} */
  const arrows = new Map();
  for (const { source, dependencies } of modules) {
    const from = DOMAIN.exec(source)?.[1];
    if (!from) continue;
    for (const { resolved } of dependencies) {
      const to = DOMAIN.exec(resolved)?.[1];
      if (to && to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  }
  return [...arrows.keys()].toSorted().flatMap((start) => {
    const way = wayBack(arrows, start);
    return way ? [way] : [];
  });
}

/** The shortest way from a domain back to itself over domains that come after it by name; null: none. */
function wayBack(arrows, start) {
  /** @type {string[][]} */
  const ways = [[start]];
  const seen = new Set();
  for (const way of ways)
    for (const next of arrows.get(way.at(-1)) ?? []) {
      if (next === start) return [...way, start];
      if (next < start || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return null;
}
