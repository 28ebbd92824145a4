/**
 * Started by `reader-child.ts`. Opens one file after another and answers with what it holds. A second thread watches
 * memory and processor time and ends the process where a file takes too much; the server ends it where a file hangs.
 */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { kinds } from './kinds.ts';
import type { Message, Task, Told } from './messages.ts';
import { leftAt, openedAt } from './placed-file.ts';
import type { Allow, Ask, AskingFile, Reading } from './reading.ts';

const watchEveryMs = 5;

/**
 * Plain text, because a worker would load TypeScript by another way than this process does. It also ends a process
 * whose server is gone, which a busy main thread would not notice. A file is measured by the processor's time, not by
 * the clock: on a busy machine an ordinary file takes long and is still an ordinary file.
 */
const watchdog = `
  const { workerData } = require('node:worker_threads');
  const parent = process.ppid;
  const { shared, rssLimit } = workerData;
  let file = 0;
  let begun = process.cpuUsage();
  setInterval(() => {
    if (file !== Atomics.load(shared, 0)) {
      file = Atomics.load(shared, 0);
      begun = process.cpuUsage();
    }
    const { user, system } = process.cpuUsage(begun);
    const isHeavy = process.memoryUsage.rss() > rssLimit || (user + system) / 1000 > Atomics.load(shared, 1);
    if (isHeavy || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, ${watchEveryMs});
`;

const [rssLimit = 0, cpuLimitMs = 0] = process.argv.slice(2).map(Number);
/** For both threads: how many files were begun, and the milliseconds of processor time that this one may take. */
const shared = new Int32Array(new SharedArrayBuffer(8));
const allowUntil = (cpuMs: number) => void Atomics.store(shared, 1, Math.min(cpuMs, cpuLimitMs));
allowUntil(cpuLimitMs);
const say = (message: Message) => process.send?.(message);

/** What waits for the server's answer. */
let told: (message: Told) => void = () => undefined;
const ask: Ask = (question) =>
  new Promise((resolve, reject) => {
    told = ({ told: answer }) => (answer ? resolve(answer) : reject(new Error('There was no answer.')));
    say({ asked: question });
  });

async function read({ kind, file, options }: Task): Promise<void> {
  const begun = process.cpuUsage();
  const spentMs = () => {
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1_000;
  };
  const allow: Allow = (cpuMs) => allowUntil(cpuMs === null ? cpuLimitMs : spentMs() + cpuMs);
  const readFile = (await kinds[kind]()) as AskingFile<unknown, unknown>;
  const reading = await readFile(openedAt(file), options, allow, ask)
    .then((answer): Promise<Reading<unknown>> | Reading<unknown> => leftAt(file.place, answer))
    .catch(() => ({ refused: 'unreadable' }) as const);
  allow(null);
  say({ reading, cpuMs: spentMs(), rss: process.memoryUsage.rss() });
}

// Calls of people go first where processors are short.
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const worker = new Worker(watchdog, {
  eval: true,
  workerData: { rssLimit, shared },
  execArgv: [],
});
worker.once('online', () => {
  process.on('message', (message: Task | Told) => {
    if ('told' in message) return told(message);
    Atomics.add(shared, 0, 1);
    void read(message);
  });
  say({ ready: true });
});
process.once('disconnect', () => process.exit());
