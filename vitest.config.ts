import { configDefaults, defineConfig } from 'vitest/config';
import { hindiWords } from './apps/web/words/hindi.plugin.ts';
import { cacheKey } from './scripts/test/cache-key.ts';
import { fromBuild } from './scripts/test/from-build.ts';
import { leftToTheLongRun } from './scripts/test/left-to-the-long-run.ts';
import { SlowFirst } from './scripts/test/slow-first.ts';

/** Our own packages are read from their sources, so that a test never meets a stale build. */
const conditions = ['source', 'node'];
const resolve = { conditions };
const ssr = { resolve: { conditions, externalConditions: conditions } };
/**
 * The files of a worker share its modules: a process for each file takes a quarter of a second of a processor, and
 * importing an application takes seconds. So a test keeps nothing in a module that another could see.
 */
const isolate = false;
/** Node reads what is compiled itself. */
const server = { deps: { external: [/\/\.cache\/test-modules\//] } };
/** A worker makes and drops applications and their answers all the time: with more room it collects less often. */
const execArgv = ['--max-semi-space-size=64'];
/** A loaded machine is slow; what takes longer hangs. */
const testTimeout = 30_000;
/** How long something is waited for that comes by itself: the default of a second is a bound on the machine. */
const poll = { poll: { timeout: 20_000 } };
/** A test of the tree reads every file of it: 6 s on a quiet machine, 30 s beside other work. */
const treeTimeout = 180_000;
/** A shared machine may stall for seconds; what fails twice is broken. Projects take nothing from the configuration around them. */
const retry = process.env['CI'] ? 1 : 0;

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than there are cores: the tests of faults mostly wait.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    // A source is transformed once for all runs, until its text changes (cache-key.ts); a new lock file empties the cache.
    experimental: { fsModuleCache: true },
    projects: [
      {
        plugins: [fromBuild(import.meta.dirname)],
        resolve,
        ssr,
        test: {
          name: 'contract',
          server,
          isolate,
          testTimeout,
          retry,
          expect: poll,
          include: ['packages/contract/src/**/*.test.ts'],
        },
      },
      {
        plugins: [fromBuild(import.meta.dirname)],
        resolve,
        ssr,
        test: {
          name: 'server',
          server,
          isolate,
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...leftToTheLongRun('unit')],
          globalSetup: ['apps/server/test/harness/global-setup.ts'],
          testTimeout,
          retry,
          expect: poll,
          execArgv,
          // The first file of a run may have to wait until the demo city is settled.
          hookTimeout: 90_000,
        },
      },
      {
        plugins: [hindiWords(), cacheKey(import.meta.dirname)],
        resolve,
        ssr,
        test: {
          name: 'web',
          isolate,
          testTimeout,
          retry,
          expect: poll,
          include: ['{apps/{web,backoffice},packages/{forms,frame,lists}}/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'scripts',
          isolate,
          include: ['scripts/**/*.test.ts', 'bench/**/*.test.ts', 'e2e/**/*.unit.test.ts'],
          testTimeout: treeTimeout,
          retry,
          expect: poll,
        },
      },
    ],
  },
});
