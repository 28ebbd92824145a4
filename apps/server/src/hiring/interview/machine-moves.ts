/** What becomes of interviews without a person. Each looks again at the locked row, so told twice it does nothing. */
import { system } from '../../platform/platform.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { type Reminder, hasBegun, remindAt } from './interview.rules.ts';
import { findAhead } from './interview.store.ts';
import { interviewTransitions } from './interview.transitions.ts';
import { giveTimeBack, listChoices } from './time.store.ts';
import { overNow } from './without-time.ts';

type Deps = Pick<InterviewDependencies, 'platform'>;
const { verb } = interviewTransitions;

/** Its sides are reminded, unless it has another time by now. */
export async function remindOfInterview(
  { platform }: Deps,
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
export async function endWithApplication({ platform }: Deps, applicationId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.write(system, async (tx) => {
    const ahead = await findAhead(tx, applicationId);
    if (!ahead) return;
    const allowed = await interviewTransitions.lockForSystem(tx, verb.end, ahead.interviewId);
    if (!allowed) return;
    const { row } = allowed;
    if (hasBegun(row, now)) {
      const changes = { awaits: null, endedAt: now };
      await interviewTransitions.move(tx, allowed, { now, to: 'Completed', changes });
      return;
    }
    await giveTimeBack(tx, row);
    await interviewTransitions.move(tx, allowed, { now, to: 'Cancelled', changes: overNow(row, now) });
  });
}
