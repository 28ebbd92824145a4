import net from 'node:net';

export type DatabaseFault = 'none' | 'refuse' | 'hang';

export interface FaultyDatabase {
  /** The address of the same database through the proxy; for `databaseUrl` of `mounted`. */
  through(url: string): string;
  /** `refuse` breaks every connection, `hang` lets nothing through any more; `none` heals, on new connections. */
  set(fault: DatabaseFault): void;
  close(): Promise<void>;
}

/** A proxy before PostgreSQL that makes the faults of a network and of a server that is gone. */
export async function faultyDatabase(): Promise<FaultyDatabase> {
  let fault: DatabaseFault = 'none';
  let databasePort = 0;
  const open = new Set<net.Socket>();
  const breakAll = () => {
    for (const socket of open) socket.destroy();
    open.clear();
  };
  const proxy = net.createServer((client) => {
    if (fault === 'refuse') return void client.destroy();
    const server = net.connect({ host: '127.0.0.1', port: databasePort });
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      open.add(one);
      one.on('data', (bytes) => fault === 'none' && other.write(bytes));
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as net.AddressInfo;
  return {
    through: (url) => {
      databasePort = Number(/:(\d+)\//.exec(url)?.[1]);
      return url.replace(/@[^/]+\//, `@127.0.0.1:${port}/`);
    },
    set: (next) => {
      if (next !== 'hang') breakAll();
      fault = next;
    },
    close: async () => {
      breakAll();
      await new Promise((resolve) => void proxy.close(resolve));
    },
  };
}
