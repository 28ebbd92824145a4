/**
 * What `npm test` does, in order. A step is a list of commands; one that runs tests names the report
 * its tests are counted from, any other counts as one. Neighbours with a lane run in two lanes beside each other, each
 * lane in its order: the second one uses one core alone.
 *
 * The build comes before types, so that it works as in `npm start` of a new checkout: without the declarations and
 * modules that `tsc -b` writes. Most of it uses one core, and walls and unused code the other; they read no build. Types
 * come before lint, whose type-aware rules read those declarations. Tests and apps are checked against the declarations
 * of contract and server (`references` of their tsconfig), so that these are checked once.
 *
 * `npm test -- --shard 1/4` runs what has `shardBy` in parts, what is `inEachShard` in each, and the rest in the first one.
 */
export const steps = [
  // The types of routes, which types and unused code read at one time in two lanes, are written before both.
  { name: 'format', commands: ['biome format .', 'npm run --silent typegen -w apps/web'] },
  { name: 'build', lane: 1, inEachShard: true, commands: ['node scripts/build.mjs'] },
  {
    name: 'types',
    lane: 1,
    commands: [
      'tsc -b packages/contract apps/server',
      'tsc -p apps/web --noEmit --incremental --tsBuildInfoFile .cache/types/web.tsbuildinfo',
      'npm run --silent typecheck -w apps/backoffice',
      'tsc -p . --incremental --tsBuildInfoFile .cache/types/root.tsbuildinfo',
    ],
  },
  { name: 'lint', lane: 1, commands: ['oxlint --type-aware --deny-warnings'] },
  { name: 'walls', lane: 2, commands: ['node scripts/walls.mjs', 'node scripts/terms.mjs'] },
  { name: 'unused', lane: 2, commands: ['knip --no-progress'] },
  {
    name: 'unit',
    shardBy: ' --shard=',
    commands: ['vitest run --reporter=default --reporter=json --outputFile.json=.cache/test/vitest.json'],
    report: { kind: 'vitest', file: '.cache/test/vitest.json' },
  },
  {
    name: 'e2e',
    shardBy: ' -- --shard=',
    commands: ['npm test --silent -w e2e'],
    report: { kind: 'playwright', file: '.cache/test/playwright.json' },
  },
];
