import { createServer } from 'node:net';
import { readFile, writeFile } from 'node:fs/promises';
import { SUPERUSER } from './cluster.ts';
import type { Places } from './places.ts';

/** Where a server listens: always on localhost, and on a unix socket where there can be one. */
export type Address = { port: number; socketDir: string | null };

export function tcpUrl(address: Address, password: string, database: string): string {
  return `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${address.port}/${database}`;
}

/** Over the socket where there is one: it carries about 30% more than TCP does. */
export function bestUrl(address: Address, password: string, database: string): string {
  if (!address.socketDir) return tcpUrl(address, password, database);
  const host = encodeURIComponent(address.socketDir);
  return `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@${host}:${address.port}/${database}`;
}

/** The asked port, or the one of last time, or else any that is free. */
export async function choosePort(places: Places, asked?: number): Promise<number> {
  const last = Number(await readFile(places.port, 'utf8').catch(() => '0'));
  const port = asked ?? ((await freePort(last)) || (await freePort(0)));
  await writeFile(places.port, `${port}\n`);
  return port;
}

/** Answers the port if it is free, 0 if it is taken; asked for port 0, any free one. */
function freePort(port: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(0));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
