import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { type ApplicationRow, jobOf } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { type AsRead, lockAsRead } from './lock-as-read.ts';

/** From then on name and contact are shown; the first one of a job stops its clock. */
export async function shortlistApplication(
  { job }: ApplicationDependencies,
  tx: Tx,
  call: SignedInCall,
  read: AsRead,
): Promise<ApplicationRow> {
  const { now } = call;
  const [allowed, isFirst] = await Promise.all([
    lockAsRead(tx, call, applicationTransitions.verb.shortlist, read),
    job.isClockRunning(tx, jobOf(read.applicationId)),
  ]);
  const changes = { step: 'Screening' as const, shortlistedAt: allowed.row.shortlistedAt ?? now };
  const moved = await applicationTransitions.move(tx, allowed, { now, changes });
  if (isFirst) await job.noteShortlist(tx, moved.jobId, now);
  return moved;
}
