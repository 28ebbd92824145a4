/** Opens all that a person of the demo city can read, as their screens would: what one answer shows, the next call asks with. */
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { endpoints } from '@nukkad/contract/index';
import type { Role } from '@nukkad/contract/kernel/roles';
import type { Answer } from '../harness/test-client.ts';
import { addressesOf, requiredOf } from './asked-with.ts';
import { KnownValues } from './known-values.ts';

export interface Walker {
  readonly who: string;
  /** Null: not signed in. */
  readonly role: Role | null;
  readonly get: (address: string) => Promise<Answer>;
}

export interface Opened {
  readonly who: string;
  readonly role: Role | null;
  readonly call: string;
  readonly address: string;
  readonly answer: Answer;
}

/** Lists lead to records, and those to what belongs to them. */
const rounds = 3;

/** What everyone reads alike is opened once, without signing in. */
function isOf({ spec: { authz } }: AnyEndpoint, role: Role | null): boolean {
  if (authz.who === 'anyone') return role === null;
  return role !== null && (authz.who === 'signed-in' ? role !== 'Admin' : authz.roles.includes(role));
}

export const nameOf = ({ method, path }: AnyEndpoint): string => `${method} ${path}`;
export const reads: readonly AnyEndpoint[] = endpoints.filter(({ method }) => method === 'GET');

/** What is there to be read depends on the day of the story; that a list can be read does not. */
export const namesNoRecord = (endpoint: AnyEndpoint): boolean =>
  requiredOf(endpoint).every((name) => !/(?:^id|Ids?|slug|sid)$/i.test(name));

export async function walkCalls(
  { who, role, get }: Walker,
  { now, turns }: { readonly now: Date; readonly turns: number },
): Promise<readonly Opened[]> {
  const known = new KnownValues();
  const opened = new Map<string, Opened>();
  for (let round = 0; round < rounds; round += 1)
    for (const endpoint of reads.filter((one) => isOf(one, role)))
      for (const address of addressesOf(endpoint, { known, now, turns })) {
        if (opened.has(address)) continue;
        const answer = await get(address);
        if (answer.status === 200) known.learn(answer.body, endpoint.path);
        opened.set(address, { who, role, call: nameOf(endpoint), address, answer });
      }
  return [...opened.values()];
}
