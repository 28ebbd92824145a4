import { istDay } from '@nukkad/contract/kernel/time';
import type { LookedAt } from '../../../hiring/candidate/index.ts';
import { systemAuthorized } from '../../../platform/authorize.ts';
import { system } from '../../../platform/platform.ts';
import type { ConnectionDependencies } from '../connection.interface.ts';
import { forgetVisits, recordVisit } from './visit.store.ts';

interface Looked {
  readonly memberId: string;
  readonly visitorId: string;
}

/** In a transaction of its own: it is written beside what is read, and a second look on one day writes nothing. */
export const noteVisit = (
  { platform }: Pick<ConnectionDependencies, 'platform'>,
  { memberId, visitorId }: Looked,
  now: Date,
): Promise<void> =>
  platform.write(system, (tx) =>
    recordVisit(
      tx,
      systemAuthorized({ memberId, visitorId, day: istDay(now) }, 'the visitor has read the page'),
      now,
    ),
  );

/** A business that opens a job profile looks at the person; who takes no part in the network hears of nothing. */
export const noteLook =
  (deps: Pick<ConnectionDependencies, 'platform' | 'member'>): LookedAt =>
  async ({ organisationId, userId }, now) => {
    const owners = { userIds: [userId], organisationIds: [organisationId] };
    const members = await deps.member.ofOwners(deps.platform.db, owners);
    const [person, business] = [members.get(userId), members.get(organisationId)];
    if (person && business)
      await noteVisit(deps, { memberId: person.memberId, visitorId: business.memberId }, now);
  };

const lot = 1_000;
const mostLots = 500;
const visitDays = 90;
const dayMs = 86_400_000;
export const visitsSince = (now: Date): Date => new Date(now.getTime() - visitDays * dayMs);

/** Those that have served their time. */
export async function sweepVisits({ platform }: Pick<ConnectionDependencies, 'platform'>): Promise<void> {
  const before = visitsSince(platform.clock.now());
  const old = systemAuthorized({ before, most: lot }, 'they have served their time');
  for (let done = 0; done < mostLots; done += 1)
    if ((await platform.write(system, (tx) => forgetVisits(tx, old))) < lot) return;
}
