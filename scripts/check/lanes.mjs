/** What a check runs for these files: two rows of steps, one for each of two cores. */

const source = /\.(ts|tsx|mts|mjs|cjs)$/;
const formatted = /\.(ts|tsx|mts|mjs|cjs|js|json|css)$/;
/** What the compiler's root project reads besides the sources: tests, scripts, benches. */
const inRootProject =
  /^(scripts|e2e|bench)\/|^apps\/server\/(test|seed|src)\/|^packages\/contract\/|^vitest\.config\.ts$/;

const quoted = (files) => files.map((file) => `'${file.replaceAll("'", String.raw`'\''`)}'`).join(' ');

/**
 * @param {readonly string[]} files changed, not deleted
 * @param {readonly string[]} deleted
 * @returns {{ name: string, command: string }[]} steps that read sources, in their order
 */
export function sourceSteps(files, deleted) {
  const all = [...files, ...deleted];
  const touches = (pattern) => all.some((file) => pattern.test(file));
  const toFormat = files.filter((file) => formatted.test(file) && file !== 'package-lock.json');
  const toLint = files.filter((file) => source.test(file) && !file.endsWith('.gen.ts'));
  const ofApps = toLint.filter((file) => /^(packages|apps|e2e)\//.test(file) && !/\.test\.tsx?$/.test(file));
  const shared = touches(/^packages\/|^package-lock\.json$|^tsconfig/);
  // The declarations of the contract are read by every other project and by the type-aware rules.
  const types = [
    'tsc -b packages/contract apps/server',
    ...(shared || touches(/^apps\/web\//) ? ['npm run --silent typecheck -w apps/web'] : []),
    ...(shared || touches(/^apps\/backoffice\//) ? ['npm run --silent typecheck -w apps/backoffice'] : []),
    ...(shared || touches(inRootProject)
      ? ['tsc -p . --incremental --tsBuildInfoFile .cache/types/root.tsbuildinfo']
      : []),
  ];
  return [
    // A file that came or went is on its list, or the list is stale.
    ...(all.some((file) => source.test(file))
      ? [{ name: 'lists', command: 'tsx scripts/lists/main.ts --check' }]
      : []),
    ...(toFormat.length > 0
      ? [{ name: 'format', command: `biome format --no-errors-on-unmatched ${quoted(toFormat)}` }]
      : []),
    ...(all.some((file) => source.test(file)) ? [{ name: 'types', command: types.join(' && ') }] : []),
    ...(toLint.length > 0
      ? [{ name: 'lint', command: `oxlint --type-aware --deny-warnings ${quoted(toLint)}` }]
      : []),
    ...(ofApps.length > 0 ? [{ name: 'walls', command: `node scripts/walls-of.mjs ${quoted(ofApps)}` }] : []),
  ];
}

/** @param {readonly string[]} tests */
export function testStep(tests) {
  return {
    name: 'tests',
    command: `vitest run --reporter=dot --reporter=json --outputFile.json=.cache/test/check.json ${quoted(tests)}`,
  };
}
