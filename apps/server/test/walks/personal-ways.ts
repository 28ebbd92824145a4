import { everyDomainsCalls } from './domain-calls.ts';
import type { Mounted } from '../harness/mounted.ts';
import type { Person } from '../harness/tenant.ts';

const ways = (await everyDomainsCalls()).flatMap(({ personalWays }) => personalWays ?? []);

/** What no log line may hold of that which is sent below. */
export const secretsOfWays: readonly string[] = ways.flatMap(({ secrets }) => secrets);

async function walk(app: Mounted, person: Person, as: 'person' | 'owner'): Promise<readonly string[]> {
  const statuses: string[] = [];
  for (const way of ways)
    for (const { status } of (await way[as]?.(app, person)) ?? []) statuses.push(String(status));
  return statuses;
}

/** Every way by which a person gives us something personal; answers the status of each call. */
export const walkPersonalWays = (app: Mounted, person: Person): Promise<readonly string[]> =>
  walk(app, person, 'person');

/** The same for the owner of a business: its numbers, its bank, its people. */
export const walkOwnersWays = (app: Mounted, owner: Person): Promise<readonly string[]> =>
  walk(app, owner, 'owner');
