import {
  type hireCandidate as endpoint,
  confirmsHire,
  seenOfHire,
} from '@nukkad/contract/hiring/hire/hire.api';
import type { HireAnswer } from '@nukkad/contract/hiring/hire/hire.model';
import { hireErrors, hireEvents } from '@nukkad/contract/hiring/hire/hire.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { publish } from '../../platform/outbox/publish.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ApplicationFacts } from '../application/index.ts';
import type { HireDependencies } from './hire.interface.ts';
import { mayHire, mayPlanShift, maySetSalary } from './hire.policy.ts';
import { presentHire } from './hire.presenter.ts';
import { isShiftDay } from './hire.rules.ts';
import { type HireRow, insertHire } from './hire.store.ts';
import { type Agreed, readAgreed } from './read-terms.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** What is set up when the person joins must be there now; who may not set it leaves it to others. */
async function refuseUnknown(
  { payroll, shift }: HireDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  { structureId, firstShift, startsOn, organisationId }: Body & Agreed & { readonly organisationId: string },
): Promise<void> {
  if (structureId !== null) {
    authorize(structureId, maySetSalary(viewer));
    if ((await payroll.structureName(tx, organisationId, structureId)) === null)
      refuse(hireErrors.hire_structure_unknown);
  }
  if (firstShift === null) return;
  authorize(firstShift, mayPlanShift(viewer));
  if (!isShiftDay(firstShift.day, startsOn, now)) refuse(hireErrors.hire_shift_day);
  if (!(await shift.holdShift(tx, organisationId, firstShift.shiftTypeId, firstShift.day)))
    refuse(hireErrors.hire_shift_unknown);
}

/** Invited with the place at work that they will have. */
async function invite(
  { account, employee }: HireDependencies,
  tx: Tx,
  call: SignedInCall,
  { fullName, designation, startsOn, userId, ...body }: Body & Agreed & Pick<ApplicationFacts, 'userId'>,
): Promise<string> {
  const person = (await account.getPeople(tx, [userId])).get(userId);
  if (!person?.mobileNumber) return refuse(hireErrors.hire_no_number);
  const { departmentId, managerId, isProfessional, preset } = body;
  const { mobileNumber, email } = person;
  const named = { mobileNumber, ...(email !== null && { email }), fullName, designation };
  const place = { departmentId, managerId, joinedOn: startsOn, employeeCode: null };
  const { staffId } = await employee.add(tx, call, { ...named, ...place, isProfessional, preset });
  return staffId;
}

const newHire = (
  { applicationId, jobId, organisationId, userId }: ApplicationFacts,
  { designation, wage, wageUnit, startsOn, ...body }: Body & Agreed,
  { viewer, now }: SignedInCall,
  invitationId: string,
): HireRow => ({
  hireId: newId(),
  applicationId,
  jobId,
  organisationId,
  userId,
  invitationId,
  staffId: null,
  designation,
  wagePaise: wage,
  wageUnit,
  startsOn,
  departmentId: body.departmentId,
  structureId: body.structureId,
  documents: body.documents,
  shiftTypeId: body.firstShift?.shiftTypeId ?? null,
  shiftDay: body.firstShift?.day ?? null,
  hiredBy: viewer.userId,
  hiredAt: now,
  joinedAt: null,
  feedbackAt: null,
  askedAt: null,
});

/** The application is locked by its move, so of two at once one hires and the other hears that it has changed. */
export const hireCandidate = (deps: HireDependencies, call: SignedInCall, body: Body): Promise<HireAnswer> =>
  deps.platform.write(call, async (tx) => {
    const { viewer, now } = call;
    const facts = await deps.application.moveTo(tx, call, 'hire', body.applicationId);
    const agreed = await readAgreed(deps, tx, facts);
    const placesLeft = await deps.job.holdPlaces(tx, facts.jobId);
    confirmSeen(confirmsHire, body.seen, seenOfHire({ ...agreed, placesLeft }));
    const whole = { ...agreed, ...body };
    await refuseUnknown(deps, tx, call, { ...whole, organisationId: facts.organisationId });
    const invitationId = await invite(deps, tx, call, { ...whole, userId: facts.userId });
    const row = authorize(newHire(facts, whole, call, invitationId), mayHire(viewer));
    await insertHire(tx, row);
    await deps.job.notePlaceFilled(tx, facts.jobId, now);
    const { hireId, applicationId, jobId, organisationId, userId } = row;
    const subject = { subjectKind: 'hire', subjectId: hireId };
    await audit(tx, now, { ...actorOnBehalf(viewer), action: 'hire.make', ...subject });
    await publish(tx, now, hireEvents.made, { hireId, applicationId, jobId, organisationId, userId });
    return lastReads((reader) => presentHire(deps, reader, row, call));
  });
