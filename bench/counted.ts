/** A proxy before PostgreSQL that counts what passes: statements, and how often a server waited for their answers. */
import { createServer, type Socket, connect } from 'node:net';

export interface Counts {
  /** Statements sent, `begin` and `commit` included. */
  readonly statements: number;
  /** Times at which something was asked while nothing else was under way: those that one operation waits for. */
  readonly roundTrips: number;
}

export interface Counter {
  /** Of the same database, through the proxy. */
  readonly url: string;
  /** What passes while `work` runs, nothing else being asked meanwhile. */
  during(work: () => Promise<unknown>): Promise<Counts>;
  close(): void;
}

const startup = Symbol('startup');
type Kind = string | typeof startup;

/** Calls `heard` with the kind of each whole message of one direction. The first of a client has no letter. */
function reader(hasStartup: boolean, heard: (kind: Kind) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let begun = !hasStartup;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = begun ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = head + rest.readUInt32BE(head);
      if (rest.length < length) return;
      heard(begun ? String.fromCodePoint(rest[0] ?? 0) : startup);
      begun = true;
      rest = rest.subarray(length);
    }
  };
}

/** Where the address of a database leads: a unix socket or a port. */
function targetOf(url: URL): { path: string } | { host: string; port: number } {
  const host = decodeURIComponent(url.hostname);
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${url.port}` } : { host, port: Number(url.port) };
}

export async function openCounter(databaseUrl: string): Promise<Counter> {
  let counts = { statements: 0, roundTrips: 0 };
  let underWay = 0;
  const open = new Set<Socket>();

  const serve = (client: Socket) => {
    const server = connect(targetOf(new URL(databaseUrl)));
    let mine = 0;
    const asked = reader(true, (kind) => {
      if (kind === 'E' || kind === 'Q') counts.statements += 1;
      if (kind !== 'S' && kind !== 'Q') return;
      if (underWay === 0) counts.roundTrips += 1;
      underWay += 1;
      mine += 1;
    });
    const answered = reader(false, (kind) => {
      if (kind !== 'Z' || mine === 0) return;
      mine -= 1;
      underWay -= 1;
    });
    for (const [from, to, read] of [
      [client, server, asked],
      [server, client, answered],
    ] as const) {
      open.add(from);
      from.on('data', (chunk: Buffer) => {
        read(chunk);
        to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
        // A connection that ends before its answer, as the pool's after an error: nothing is under way on it any more.
        underWay -= mine;
        mine = 0;
      });
    }
  };
  const proxy = createServer(serve);
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const address = proxy.address();
  const url = new URL(databaseUrl);
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `postgresql://${url.username}:${url.password}@127.0.0.1:${port}${url.pathname}`,
    during: async (work) => {
      counts = { statements: 0, roundTrips: 0 };
      await work();
      return { ...counts };
    },
    close: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}
