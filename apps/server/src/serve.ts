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

/**
 * Opens the doors in order; what was opened is closed in the other order, however this ends. `screens`: their build, beside
 * which the database is filled; left out, they are built already.
 */
export async function serve(screens?: Promise<unknown>): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const folder = dataFolder(process.env['DATA_DIR']);
  const config = configOrExit(folder);
  const log = createLog(config.LOG_LEVEL);
  const shutdown = new Shutdown();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => shutdown.leave(0));
  try {
    // A build that fails ends the start at once, whatever else it is at.
    screens?.catch((error: unknown) => giveUp(shutdown, error));
    const app = await openApp({ config, folder, log, shutdown, seedFor: say, screens });
    await app.start(config.PORT);
    await welcome(app.platform.db, config, say);
  } catch (error) {
    giveUp(shutdown, error);
  }
}
