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

/** Opens the doors in order; what was opened is closed in the other order, however this ends. */
async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  const folder = dataFolder(process.env['DATA_DIR']);
  const config = configOrExit(folder);
  const log = createLog(config.LOG_LEVEL);
  const shutdown = new Shutdown();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => shutdown.leave(0));
  try {
    const app = await openApp({ config, folder, log, shutdown, seedFor: say });
    await app.start(config.PORT);
    await welcome(app.platform.db, config, say);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    shutdown.leave(1);
  }
}

await main();
