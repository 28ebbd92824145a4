import { type SendHandle, spawn } from 'node:child_process';
import { Server } from 'node:net';
import type { Log } from '../log.ts';

/**
 * A turn of the loop takes one waiting connection from each listening handle. With one handle and turns of twenty
 * milliseconds, the fifty-first connection of a second waits in the kernel, unseen by whatever would refuse it.
 */
const handles = 16;
const startLimitMs = 20_000;

/**
 * Plain text, as it needs no loader. It sends a listening handle back so many times: each that arrives is a handle of its
 * own on the same queue of the kernel, and there is no other way to get one. What is sent is the bare handle: a
 * `net.Server` would listen where it arrives, and connections that the mirror took would end with it.
 */
const mirror = `
  process.on('message', (count, handle) => {
    for (let sent = 0; sent < count; sent += 1) process.send('handle', handle, { keepOpen: true });
  });
  process.on('disconnect', () => process.exit());
`;

export interface Accepting {
  /** Resolves once the further handles take connections, or it is known that there are none. */
  readonly begun: Promise<void>;
  /** Takes no more connections; resolves when those that were taken have ended. */
  close(): Promise<void>;
}

/** The same queue, under further handles. */
function copiesOf(server: Server, count: number, signal: AbortSignal): Promise<Server[]> {
  return new Promise((resolve, reject) => {
    const copies: Server[] = [];
    const child = spawn(process.execPath, ['-e', mirror], {
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
    });
    const settle = (done: () => void) => {
      clearTimeout(timer);
      child.removeAllListeners();
      child.on('error', () => undefined);
      child.kill();
      done();
    };
    const fail = (error: Error) =>
      settle(() => {
        for (const copy of copies) copy.close();
        reject(error);
      });
    const timer = setTimeout(() => fail(new Error('The listening handle did not come back.')), startLimitMs);
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`The mirror of the handle ended (${code}).`)));
    child.on('message', (_message, handle) => {
      // It takes connections from this moment on.
      copies.push(
        new Server({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket))
          .listen(handle)
          .unref(),
      );
      if (copies.length === count) settle(() => resolve(copies));
    });
    child.send(count, Reflect.get(server, '_handle') as SendHandle, (error) => error && fail(error));
  });
}

/** Lets a server that listens take many waiting connections a turn. */
export function acceptMore(server: Server, log: Pick<Log, 'warn'>): Accepting {
  const stopping = new AbortController();
  let copies: Server[] = [];
  const begin = async () => {
    copies = await copiesOf(server, handles - 1, stopping.signal);
  };
  const begun = begin().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'the server takes one connection a turn');
  });
  return {
    begun,
    close: async () => {
      stopping.abort();
      await begun;
      await Promise.all(copies.map((copy) => new Promise((resolve) => copy.close(resolve))));
    },
  };
}
