/** Plays calls in this process on a database, to learn their SQL and their answers. */
import { seenOfCart } from '@nukkad/contract/market/booking/booking.confirm';
import type { Cart } from '@nukkad/contract/market/booking/booking.model';
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
  const bookOne = async (shopper: Shopper) => {
    const { headers } = shopper;
    shopper.cart = JSON.parse(await ask('/api/service/cart/service', headers)) as Cart;
    const payload = bookingBody(shopper);
    return statementsOf(async () => {
      const answer = await app.http.inject({ method: 'POST', url: bookingPath, headers, payload });
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

export const bookingPath = '/api/payment/create_booking';
export const bookingBody = ({ cart }: Shopper): string =>
  JSON.stringify({ paymentMode: 'cash', seen: cart && seenOfCart(cart) });
