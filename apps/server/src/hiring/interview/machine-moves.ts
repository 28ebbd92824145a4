/** What becomes of interviews without a person. Each looks again at the locked row, so told twice it does nothing. */
import type { Tx } from '../../platform/db/database.ts';
import { system } from '../../platform/platform.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { type Reminder, hasBegun, remindAt } from './interview.rules.ts';
import { findAhead } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { giveTimeBack, listChoices } from './time.store.ts';
import { overNow } from './without-time.ts';

type Deps = Pick<InterviewDependencies, 'platform'>;
type Beside = Pick<InterviewDependencies, 'application' | 'platform'>;
const { verb } = interviewTransitions;

async function isOpen(application: Beside['application'], tx: Tx, applicationId: string): Promise<boolean> {
  const facts = await application.applicationFacts(tx, [applicationId]);
  return facts.get(applicationId)?.status === 'Inprogress';
}

/** Its sides are reminded, unless it has another time by now, or the business has rejected the applicant. */
export async function remindOfInterview(
  { application, platform }: Beside,
  kind: Reminder,
  { interviewId, startsAt }: { readonly interviewId: string; readonly startsAt: string },
): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = await interviewTransitions.lockForSystem(tx, verb.remind, interviewId);
    if (allowed?.row.startsAt?.toISOString() !== startsAt || allowed.row.startsAt <= now) return;
    const { acceptedAt, remindedAt } = allowed.row;
    const due = remindAt(kind, allowed.row.startsAt, acceptedAt ?? now);
    if (due === null || due > now || (remindedAt && remindedAt >= due)) return;
    if (!(await isOpen(application, tx, allowed.row.applicationId))) return;
    await interviewTransitions.move(tx, allowed, { now, changes: { remindedAt: now }, isQuiet: true });
  });
}

/** The last of its times has passed, and no other was offered. */
export async function expireInterview({ platform }: Deps, interviewId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const allowed = await interviewTransitions.lockForSystem(tx, verb.expire, interviewId);
    if (allowed?.row.awaits !== 'Jobseeker') return;
    const choices = await listChoices(tx, [interviewId], now);
    if (choices.some(({ startsAt }) => startsAt > now)) return;
    await interviewTransitions.move(tx, allowed, { now, changes: overNow(allowed.row, now) });
  });
}

/** What is ahead of an application that is over is off; what has begun took place. */
async function end({ platform }: Deps, applicationId: string, isOnlyBegun: boolean): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const ahead = await findAhead(tx, applicationId);
    const allowed = ahead && (await interviewTransitions.lockForSystem(tx, verb.end, ahead.interviewId));
    if (!allowed) return;
    const { row } = allowed;
    if (hasBegun(row, now)) {
      const changes = { awaits: null, endedAt: now };
      await interviewTransitions.move(tx, allowed, { now, to: 'Completed', changes });
      return;
    }
    if (isOnlyBegun) return;
    await giveTimeBack(tx, row);
    await interviewTransitions.move(tx, allowed, { now, to: 'Cancelled', changes: overNow(row, now) });
  });
}

/** Its candidate knows that the application is over. */
export const endWithApplication = (deps: Deps, applicationId: string): Promise<void> =>
  end(deps, applicationId, false);

/** The business rejected the applicant, who may not know: what is ahead stays until they do, or it would tell them. */
export const endBegun = (deps: Deps, applicationId: string): Promise<void> => end(deps, applicationId, true);
