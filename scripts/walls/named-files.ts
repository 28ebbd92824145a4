/** Files that a document names in backticks by a path, as `src/market/cart/price.rules.ts`. */
const namedFile = /`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|sql))`/g;

/** The named files that are not among `files`. A document may leave out the beginning of a path. */
export function missingFiles(text: string, files: readonly string[]): readonly string[] {
  const named = new Set([...text.matchAll(namedFile)].map(([, path = '']) => path));
  return [...named].filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`)));
}
