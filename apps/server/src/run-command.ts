import type { App } from './app.ts';
import { BackupFault } from './platform/backup/index.ts';
import type { Config } from './platform/config.ts';
import { createLog } from './platform/log.ts';
import { dataFolder } from './platform/paths.ts';
import { configOrExit, databaseUrl, openApp } from './open-app.ts';
import { Shutdown } from './shutdown.ts';

const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

export interface CommandDependencies {
  readonly config: Config;
  /** The data folder. */
  readonly folder: string;
  readonly databaseUrl: string;
  readonly say: (sentence: string) => void;
}

/** Runs something on the configured database as it is, without migrating it or composing the domains. */
export async function runDatabaseCommand(
  work: (deps: CommandDependencies) => Promise<number>,
): Promise<void> {
  const folder = dataFolder(process.env['DATA_DIR']);
  const config = configOrExit(folder);
  const shutdown = leaveOnSignals(new Shutdown());
  try {
    const url = await databaseUrl(config, folder, createLog('error'), shutdown);
    shutdown.leave(await work({ config, folder, databaseUrl: url, say }));
  } catch (error) {
    fail(error, shutdown);
  }
}

/** The embedded PostgreSQL stops with the command that started it, also when the command is interrupted. */
function leaveOnSignals(shutdown: Shutdown): Shutdown {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.once(signal, () => shutdown.leave(1));
  return shutdown;
}

/** A reason that the operator can act on is a sentence; anything else shows where it came from. */
function fail(error: unknown, shutdown: Shutdown): void {
  const text = error instanceof BackupFault ? error.message : error instanceof Error ? error.stack : error;
  process.stderr.write(`${String(text)}\n`);
  shutdown.leave(1);
}

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
    fail(error, shutdown);
  }
}
