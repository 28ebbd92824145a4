/**
 * Started by `reader-child.ts`. Opens one file after another and answers with what it holds. A second thread watches
 * memory and ends the process where a file takes too much; the server ends it where a file takes too long.
 */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { kinds } from './kinds.ts';
import type { Message, Task } from './messages.ts';
import type { ReadFile } from './reading.ts';

const watchEveryMs = 5;

/**
 * Plain text, because a worker would load TypeScript by another way than this process does. It also ends a process
 * whose server is gone, which a busy main thread would not notice.
 */
const watchdog = `
  const { workerData } = require('node:worker_threads');
  const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData.rssLimit || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, ${watchEveryMs});
`;

const rssLimit = Number(process.argv[2]);
const say = (message: Message) => process.send?.(message);

async function read({ kind, file, wish }: Task): Promise<void> {
  const readFile = (await kinds[kind]()) as ReadFile<unknown, unknown>;
  const reading = await readFile(file, wish).catch(() => ({ refused: 'unreadable' }) as const);
  say({ reading, rss: process.memoryUsage.rss() });
}

// Calls of people go first where processors are short.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const worker = new Worker(watchdog, { eval: true, workerData: { rssLimit }, execArgv: [] });
worker.once('online', () => {
  process.on('message', (task) => void read(task as Task));
  say({ ready: true });
});
process.once('disconnect', () => process.exit());
