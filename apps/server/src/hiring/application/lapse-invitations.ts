import { system } from '../../platform/platform.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { lapsesBefore } from './application.rules.ts';
import { applicationTransitions } from './application.transitions.ts';
import { lapseInvitationRows } from './upkeep.store.ts';

/** In one transaction. */
const most = 100;

/** Invitations that no one answered for 30 days are over; each candidate is told. */
export async function lapseInvitations({
  platform,
}: Pick<ApplicationDependencies, 'platform'>): Promise<void> {
  const now = platform.clock.now();
  const before = lapsesBefore(now);
  const { allowMany, moveMany, verb } = applicationTransitions;
  const lapseSome = () =>
    platform.write(system, async (tx) => {
      const moved = await moveMany(tx, allowMany(verb.lapse), { now }, (rows) =>
        lapseInvitationRows(tx, rows, { before, now, most }),
      );
      return moved.length;
    });
  let lapsed = 0;
  do lapsed = await lapseSome();
  while (lapsed === most);
}
