/** Plays calls in this process on a database, to learn their SQL and their answers. */
import { addressOf, type Call, clientOf } from '@nukkad/contract/kernel/client';
import { createBooking, getCart } from '@nukkad/contract/market/booking/booking.api';
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createApp } from '../apps/server/src/app.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { openDatabase, openPool } from '../apps/server/src/platform/db/database.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { createProviders } from '../apps/server/src/platform/providers/create.ts';
import { folderStorage } from '../apps/server/src/platform/storage/folder.ts';
import type { Shopper } from './city/carts.ts';
import { loadOptionsOf } from './load.ts';
import { type Statement, statementsOf } from './statements.ts';

export interface Recorder {
  /** The statements of a GET and what it answered. Asked twice before, so that what is remembered is remembered. */
  get(address: string): Promise<{ statements: Statement[]; body: string }>;
  /** Books each cart; the shoppers learn their totals. */
  book(shoppers: readonly Shopper[]): Promise<Statement[][]>;
  close(): Promise<void>;
}

/** The composition of `npm start`, without a port, the relay and the jobs. */
export async function openRecorder(databaseUrl: string, secret: string): Promise<Recorder> {
  const variables = {
    DATABASE_URL: databaseUrl,
    APP_SECRET: secret,
    SEED_SCALE: 'none',
    LOG_LEVEL: 'silent',
  };
  const config = readConfig({ ...variables, ROLE: 'web,api', RATE_LIMIT_SCALE: '1000000' }, secret);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bench-'));
  const log = createLog(config.LOG_LEVEL);
  const pool = openPool(databaseUrl, { max: 2 });
  const storage = folderStorage(folder);
  const providers = createProviders(config, openDatabase(pool));
  const app = await createApp({ config, pool, clock: systemClock, log, storage, providers });
  await app.http.ready();

  const ask = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const answer = await app.http.inject({ method: 'GET', url: address, headers });
    if (answer.statusCode !== 200)
      throw new Error(`${address} answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    return answer.body;
  };
  const callsOf = (headers: Readonly<Record<string, string>>): Call =>
    clientOf(async (endpoint, given) => JSON.parse(await ask(addressOf(endpoint, given), headers)));
  const bookOne = async (shopper: Shopper) => {
    const { headers } = shopper;
    shopper.cart = await callsOf(headers)(getCart);
    const { method, path: url, body: payload } = bookingOf(shopper);
    return statementsOf(async () => {
      const answer = await app.http.inject({ method, url, headers, payload });
      if (answer.statusCode !== 201)
        throw new Error(`Booking answered ${answer.statusCode}: ${answer.body.slice(0, 300)}`);
    });
  };
  return {
    get: async (address) => {
      await ask(address);
      let body = '';
      const statements = await statementsOf(async () => {
        body = await ask(address.includes('?') ? `${address}&again=1` : `${address}?again=1`);
      });
      return { statements, body };
    },
    book: async (shoppers) => {
      const recorded = [];
      for (const shopper of shoppers) recorded.push(await bookOne(shopper));
      return recorded;
    },
    close: async () => {
      await app.stop();
      await pool.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Books what the shopper's cart showed. */
export const bookingOf = ({ headers, cart }: Shopper) => {
  if (!cart) throw new Error('The cart was not looked at.');
  const body = { paymentMode: 'cash' as const, seen: seenOfCart(cart) };
  return loadOptionsOf(createBooking, { body }, headers);
};
