import type { DeskState } from '@nukkad/contract/talk/support/session-office.api';
import { incidentTopics } from '@nukkad/contract/talk/support/support.model';
import { actorOf, audit } from '../../../../platform/audit.ts';
import { authorize } from '../../../../platform/authorize.ts';
import type { WriteCall } from '../../../../platform/platform.ts';
import { type Duty, markSeen, saveDuty } from '../agent.store.ts';
import { releaseOf } from '../keep-queue.ts';
import type { Asking } from '../read-session.ts';
import { routeWaiting } from '../route-waiting.ts';
import { tellLines } from '../say-line.ts';
import type { SessionDependencies } from '../session.interface.ts';
import { isStaff } from '../session.policy.ts';
import { lockQueue } from '../session.store.ts';
import { tellDesk } from '../tell-desk.ts';
import { readDesk } from './read-desk.ts';

type DutyCall = WriteCall & Asking;
type Wanted = Omit<Duty, 'userId' | 'topics'> & { readonly topics?: Duty['topics'] | undefined };

/** On duty, sessions come at once; off duty, own ones go to the head of the queue. */
export async function setDuty(
  deps: SessionDependencies,
  call: DutyCall,
  { topics = [...incidentTopics], ...wanted }: Wanted,
): Promise<DeskState> {
  const { viewer, now } = call;
  const lines = await deps.platform.write(call, async (tx) => {
    await lockQueue(tx);
    const { onDuty, most } = wanted;
    await saveDuty(tx, authorize({ ...wanted, topics, userId: viewer.userId }, isStaff(viewer)), now);
    await audit(tx, now, {
      ...actorOf(viewer),
      action: 'supportChat.duty',
      subjectKind: 'user_account',
      subjectId: viewer.userId,
      detail: { onDuty, most },
    });
    const released = onDuty ? [] : await releaseOf(deps, tx, viewer.userId, now);
    return [...released, ...(await routeWaiting(deps, tx, now))];
  });
  await tellLines(deps, lines);
  tellDesk(deps, null);
  return readDesk(deps, call);
}

/** The desk is open in the browser. */
export const keepDuty = ({ platform }: SessionDependencies, call: DutyCall): Promise<{ onDuty: boolean }> =>
  platform.write(call, async (tx) => {
    const { viewer, now } = call;
    return { onDuty: await markSeen(tx, authorize({ userId: viewer.userId }, isStaff(viewer)), now) };
  });
