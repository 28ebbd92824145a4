import { setFlagsFromString } from 'node:v8';
import { createLog } from './platform/log.ts';
import { dataFolder } from './platform/paths.ts';
import { configOrExit, openApp } from './open-app.ts';
import { Shutdown } from './shutdown.ts';
import { welcome } from './welcome.ts';

/**
 * Between two collections the heap grows by so much of what is alive. The engine would let it grow to several times of
 * that while the machine has room; to collect sooner takes next to no time. See docs/decisions/starting-and-the-demo-city.md.
 */
const heapGrowthPercent = 60;

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Once: what fails because of the leaving is no news. */
function giveUp(shutdown: Shutdown, error: unknown): void {
  if (shutdown.isLeaving) return;
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  shutdown.leave(1);
}

/** What is built beside a start. */
interface Builds {
  /** The doors wait for it. */
  readonly pages: Promise<unknown>;
  /** Those who ask for the back office wait for it. */
  readonly office: Promise<unknown>;
  /** The files of the pages are packed. */
  readonly packed: Promise<unknown>;
}

/**
 * Opens the doors in order; what was opened is closed in the other order, however this ends. Without `builds` all is built
 * already; with them the database is filled beside them.
 */
export async function serve(builds?: Builds): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const folder = dataFolder(process.env['DATA_DIR']);
  const config = configOrExit(folder);
  const log = createLog(config.LOG_LEVEL);
  const shutdown = new Shutdown();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => shutdown.leave(0));
  try {
    // A build that fails ends the start at once, whatever else it is at.
    for (const build of Object.values(builds ?? {})) build.catch((error: unknown) => giveUp(shutdown, error));
    const built = { pagesBuilt: builds?.pages, officeBuilt: builds?.office };
    const app = await openApp({ config, folder, log, shutdown, seedFor: say, ...built });
    await app.start(config.PORT);
    await welcome(app.platform.db, config, say);
  } catch (error) {
    giveUp(shutdown, error);
  }
}
