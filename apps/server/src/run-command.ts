import type { App } from './app.ts';
import { createLog } from './platform/log.ts';
import { dataFolder } from './platform/paths.ts';
import { configOrExit, openApp } from './open-app.ts';
import { Shutdown } from './shutdown.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** Runs something once beside a running server, or without one, with the same configuration; then leaves with what it answers. */
export async function runCommand(
  work: (app: App, say: (sentence: string) => void) => Promise<number>,
): Promise<void> {
  const folder = dataFolder(process.env['DATA_DIR']);
  const config = configOrExit(folder);
  const shutdown = new Shutdown();
  try {
    const app = await openApp({ config, folder, log: createLog('error'), shutdown, seedFor: null });
    shutdown.leave(await work(app, say));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    shutdown.leave(1);
  }
}
