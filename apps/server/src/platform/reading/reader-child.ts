import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Message, Task, Told } from './messages.ts';
import type { Ask, Reading } from './reading.ts';

const heapLimitMb = 160;
/** A process that has grown to this part of what it may take is not used again. */
const recycleAbove = 0.625;
/** Decoders keep tables of all names that they ever met. */
const filesOfOne = 100;
const startLimitMs = 20_000;

/** The file took more time or memory than a file may take, or broke its reader. */
export class FileTooHeavy extends Error {
  override readonly name = 'FileTooHeavy';
}

/** No answer came in the time that even a busy machine needs. */
export class ReaderHangs extends Error {
  override readonly name = 'ReaderHangs';
}

export interface ReaderLimits {
  /** Resident memory of a reader process with the file that it opens, bytes. */
  readonly rss: number;
  /** Processor time of one file. */
  readonly cpuMs: number;
  /** Wall clock from handing a file over to its answer: after it, the machine is busy rather than the file heavy. */
  readonly ms: number;
}

export interface Done {
  readonly reading: Reading<unknown>;
  /** Processor time that it took. */
  readonly cpuMs: number;
}

export interface ReaderChild {
  /** One at a time. Throws `FileTooHeavy` or `ReaderHangs`; the process is gone then. */
  read(task: Task, answer?: Ask): Promise<Done>;
  /** Whether it can be given another file. */
  usable(): boolean;
  end(): void;
}

/** From the sources, as in tests and `npm run dev`, the process needs the loader that its parent was started with. */
function programOf(): { readonly file: string; readonly execArgv: string[] } {
  const here = fileURLToPath(import.meta.url);
  const extension = path.extname(here);
  const file = path.join(path.dirname(here), `reader-process${extension}`);
  const heap = [`--max-old-space-size=${heapLimitMb}`];
  if (extension !== '.ts') return { file, execArgv: heap };
  const loader = createRequire(import.meta.url).resolve('tsx');
  return { file, execArgv: [...heap, '--import', loader, '--conditions=source'] };
}

/** No secret of the server is in it: a reader that was taken over by a file finds none. */
function environment(): NodeJS.ProcessEnv {
  const passed = ['NODE_ENV', 'TMPDIR', 'TEMP', 'SystemRoot', 'PATH'];
  const kept = passed.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  return { ...Object.fromEntries(kept), MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' };
}

/** The next message; rejects where the process ends first. */
function nextMessage(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => settle(() => resolve(message as Message));
    const onEnd = (code: unknown, signal: unknown) =>
      settle(() => reject(new FileTooHeavy(`A reader process ended (${String(signal ?? code)}).`)));
    const onError = (error: Error) => settle(() => reject(error));
    const settle = (answerWith: () => void) => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onError);
      answerWith();
    };
    child.on('message', onMessage).on('exit', onEnd).on('error', onError);
  });
}

async function within<T>(limitMs: number, child: ChildProcess, answer: Promise<T>): Promise<T> {
  let hangs = false;
  const timer = setTimeout(() => {
    hangs = true;
    child.kill('SIGKILL');
  }, limitMs);
  try {
    return await answer;
  } catch (error) {
    throw hangs
      ? new ReaderHangs(`A reader process did not answer in ${limitMs} ms.`, { cause: error })
      : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Hands a task over and answers what the reader asks, until it is done. */
async function carryOut(child: ChildProcess, task: Task, answer: Ask): Promise<Done & { rss: number }> {
  const send = (message: Task | Told) => void child.send(message, (error) => error && child.kill('SIGKILL'));
  for (let next: Task | Told = task; ; ) {
    const heard = nextMessage(child);
    send(next);
    const message = await heard;
    if ('reading' in message) return message;
    if (!('asked' in message)) throw new Error('A reader process spoke out of turn.');
    next = { told: await answer(message.asked).catch(() => null) };
  }
}

const noAnswer: Ask = () => Promise.reject(new Error('This reader has nothing to ask.'));

/** Starts a reader process. It never keeps the server from ending, and ends with it. */
export async function startReaderChild(limits: ReaderLimits): Promise<ReaderChild> {
  const { file, execArgv } = programOf();
  const child = fork(file, [String(limits.rss), String(limits.cpuMs)], {
    execArgv,
    env: environment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.on('error', () => undefined);
  await within(startLimitMs, child, nextMessage(child));
  child.unref();
  child.channel?.unref();
  let files = 0;
  let rss = 0;
  return {
    read: async (task, answer = noAnswer) => {
      files += 1;
      child.ref();
      child.channel?.ref();
      try {
        const message = await within(limits.ms, child, carryOut(child, task, answer));
        rss = message.rss;
        return message;
      } finally {
        child.unref();
        child.channel?.unref();
      }
    },
    usable: () =>
      child.connected && child.exitCode === null && files < filesOfOne && rss < recycleAbove * limits.rss,
    end: () => void child.kill('SIGKILL'),
  };
}
