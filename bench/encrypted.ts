/** What encrypted payloads cost: one small change of a row, sealed, beside the same call in the clear. */
import { randomBytes } from 'node:crypto';
import { updateInfo } from '@nukkad/contract/identity/account/account.api';
import { payloadHeader, requestBinding, stampText } from '@nukkad/contract/kernel/payload';
import { payloadPublicKey } from '../apps/server/src/platform/http/payload/payload-keys.ts';
import {
  openPayloadSession,
  randomNonce,
  encryptBody,
  type PayloadSession,
} from '../apps/web/src/platform/api/payload-encryption.ts';
import type { SignedIn } from './city/sign-in.ts';
import { type Load, loadTurn, type LoadOptions, loadOptionsOf } from './load.ts';
import { type Figure, inRounds } from './rounds.ts';
import { type Product, startProduct } from './servers.ts';

const connections = 16;
const perTurn = 2_000;
const { method, path, body = '' } = loadOptionsOf(updateInfo, { body: { fullName: 'Kavya Shetty' } });
const appKey = randomBytes(32).toString('base64url');

export const startEncrypted = (databaseUrl: string, secret: string): Promise<Product> =>
  startProduct(databaseUrl, secret, 'web,api', { APP_KEY: appKey });

async function sealed(talk: PayloadSession, headers: SignedIn['headers']): Promise<LoadOptions> {
  const nonce = randomNonce();
  const { keyId, clientKey } = talk;
  const stamp = stampText({ keyId, clientKey, nonce, sentAt: Date.now() });
  const authorization = new Headers(headers).get('authorization') ?? '';
  const binding = requestBinding({ method, address: path, authorization, stamp });
  const payload = await encryptBody(talk, nonce, binding, body);
  return { method, path, headers: { ...headers, [payloadHeader]: stamp }, body: JSON.stringify({ payload }) };
}

const oneAfterAnother = (calls: readonly LoadOptions[]) => {
  let at = 0;
  return (): LoadOptions => calls[at++ % calls.length] ?? { path };
};

interface Parts {
  readonly plain: Product;
  readonly encrypted: Product;
  readonly database: number;
  readonly plan: { readonly rounds: number };
  readonly say: (sentence: string) => void;
}

/** Each page keeps its keys, so that a turn holds what a page does all the time; making them is once a page. */
export async function measureEncrypted(parts: Parts, shoppers: readonly SignedIn[]): Promise<Figure> {
  const { plain, encrypted, database, plan } = parts;
  const name = 'Change a name, encrypted; the limit is the same in the clear';
  parts.say(`${name} …`);
  const people = shoppers.slice(0, connections);
  const talks = await Promise.all(people.map(() => openPayloadSession(payloadPublicKey(appKey) ?? '')));
  const load = (origin: string, next: Load['next'], amount = perTurn): Load => ({
    origin,
    connections,
    bound: { amount },
    next,
  });
  const inTheClear = oneAfterAnother(people.map(({ headers }) => ({ method, path, headers, body })));
  const pairs = people.map(({ headers }, at) => [talks[at], headers] as const);
  const pairAt = (at: number): [PayloadSession, SignedIn['headers']] => {
    const [talk, headers] = pairs[at % pairs.length] ?? [];
    if (!talk || !headers) throw new Error('The session could not be opened.');
    return [talk, headers];
  };
  const sealedTurn = async (amount = perTurn) => {
    const calls: LoadOptions[] = [];
    for (let at = 0; at < amount + 4 * connections; at += 1) calls.push(await sealed(...pairAt(at)));
    return loadTurn({ server: encrypted, database }, load(encrypted.origin, oneAfterAnother(calls), amount));
  };
  await loadTurn({ server: plain, database }, load(plain.origin, inTheClear, 600));
  await sealedTurn(600);
  return inRounds(name, plan.rounds, {
    limit: () => loadTurn({ server: plain, database }, load(plain.origin, inTheClear)),
    product: () => sealedTurn(),
    lag: () => encrypted.lag(),
  });
}
