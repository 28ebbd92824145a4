import { hireEvents } from '@nukkad/contract/hiring/hire/hire.noun';
import { partOf, systemAuthorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { system } from '../../platform/platform.ts';
import type { HireDependencies } from './hire.interface.ts';
import { feedbackFrom, monthlyOf } from './hire.rules.ts';
import { type HireRow, lockHire, lockToJoin, saveAsked, saveJoined } from './hire.store.ts';

interface Joined {
  readonly organisationId: string;
  readonly staffId: string;
  readonly userId: string;
}

/** The salary and the first shift, as the business chose them when it hired. */
async function setUp(
  { payroll, shift }: HireDependencies,
  tx: Tx,
  { structureId, shiftTypeId, shiftDay, ...hire }: HireRow,
  { organisationId, staffId }: Joined,
  now: Date,
): Promise<void> {
  const chosen = systemAuthorized({ organisationId, staffId }, 'The business chose it when it hired.');
  const { wagePaise, wageUnit, startsOn, designation, hiredBy, userId } = hire;
  if (structureId !== null) {
    const monthly = monthlyOf(wagePaise, wageUnit);
    const why = `Hired as ${designation}`;
    const salary = { organisationId, staffId, structureId, monthly, joinedOn: startsOn, why };
    await payroll.startSalary(tx, partOf(chosen, { ...salary, agreedBy: hiredBy ?? userId }), now);
  }
  if (shiftTypeId === null || shiftDay === null) return;
  const first = { organisationId, employeeId: staffId, shiftTypeId, day: shiftDay };
  await shift.planFirst(tx, partOf(chosen, first), now);
}

/** `staff.joined`: by the invitation of the hire, or by a later one. Who was not hired has no row. */
export const settleJoined = (deps: HireDependencies, joined: Joined): Promise<void> =>
  deps.platform.write(system, async (tx) => {
    const now = deps.platform.clock.now();
    const hire = await lockToJoin(tx, joined.organisationId, joined.userId);
    if (!hire) return;
    await setUp(deps, tx, hire, joined, now);
    const feedbackAt = feedbackFrom(hire.startsOn, now);
    const { hireId, applicationId, jobId, organisationId } = hire;
    const after = { hireId, staffId: joined.staffId, joinedAt: now, feedbackAt };
    await saveJoined(tx, systemAuthorized(after, 'The person accepted the invitation.'));
    const facts = { hireId, applicationId, jobId, organisationId, userId: joined.userId };
    await publish(tx, now, hireEvents.joined, { ...facts, feedbackAt: feedbackAt.toISOString() });
  });

/** Both sides are asked once. */
export const askFeedback = ({ platform }: HireDependencies, hireId: string): Promise<void> =>
  platform.write(system, async (tx) => {
    const now = platform.clock.now();
    const hire = await lockHire(tx, hireId);
    if (!hire || hire.askedAt !== null || hire.feedbackAt === null || hire.feedbackAt > now) return;
    await saveAsked(tx, systemAuthorized({ hireId, askedAt: now }, 'The days until feedback are over.'));
    const { applicationId, jobId, organisationId, userId } = hire;
    const facts = { hireId, applicationId, jobId, organisationId, userId };
    await publish(tx, now, hireEvents.feedbackDue, facts);
  });
