import {
  documentsToBring,
  type GivenFeedback,
  type HireAnswer,
} from '@nukkad/contract/hiring/hire/hire.model';
import type { HireStanding } from '@nukkad/contract/hiring/hire/hire.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type FeedbackRow, listFeedbackOf } from './feedback.store.ts';
import type { HireDependencies } from './hire.interface.ts';
import { type Side, mayGiveFeedback, sideOf } from './hire.policy.ts';
import { monthlyOf, sharedAs } from './hire.rules.ts';
import type { HireRow } from './hire.store.ts';

type Seeing = Pick<SignedInCall, 'viewer' | 'now'>;

async function standingOf({ staff }: HireDependencies, reader: Reader, row: HireRow): Promise<HireStanding> {
  if (row.joinedAt !== null) return 'joined';
  const state = await staff.invitationState(reader, row.organisationId, row.invitationId);
  return state === 'Pending' || state === 'Accepted' ? 'invited' : 'not_joining';
}

/** What they were asked to bring, what of it the employee file has, and what they share in their job profile. */
async function documentsOf(
  { candidate, employeeFile }: HireDependencies,
  reader: Reader,
  { documents, organisationId, staffId, userId }: HireRow,
  now: Date,
): Promise<HireAnswer['documents']> {
  const asked = documentsToBring.filter((kind) => documents.includes(kind));
  if (asked.length === 0) return [];
  const [found, kinds] = await Promise.all([
    staffId && employeeFile.inFile(reader, organisationId, staffId),
    candidate.sharedKinds(reader, { organisationId, userId, now }),
  ]);
  const shared = sharedAs(kinds);
  return asked.map((kind) => ({
    kind,
    isThere: found ? found.has(kind) : false,
    isShared: shared.has(kind),
  }));
}

async function shiftOf(
  { shift }: HireDependencies,
  reader: Reader,
  { organisationId, shiftTypeId, shiftDay }: HireRow,
): Promise<HireAnswer['firstShift']> {
  if (shiftTypeId === null || shiftDay === null) return null;
  const found = await shift.shiftOn(reader, organisationId, shiftTypeId, shiftDay);
  return (
    found && {
      name: found.name,
      startsAt: found.startsAt.toISOString(),
      endsAt: found.endsAt.toISOString(),
    }
  );
}

const said = (row: FeedbackRow | undefined): GivenFeedback | null =>
  row ? { stars: row.stars, words: row.words, at: row.givenAt.toISOString() } : null;

/** The person reads what the business said of them; the business reads averages alone. */
function feedbackOf(
  { feedbackAt }: HireRow,
  given: readonly FeedbackRow[],
  side: Side | null,
): HireAnswer['feedback'] {
  const of = (by: Side) => given.find((one) => one.side === by);
  return {
    from: feedbackAt?.toISOString() ?? null,
    own: side && said(of(side)),
    received: side === 'person' ? said(of('employer')) : null,
  };
}

const namesOf = async (
  { employee, payroll }: HireDependencies,
  reader: Reader,
  { organisationId, departmentId, structureId }: HireRow,
) => ({
  department:
    departmentId && ((await employee.departmentNames(reader, organisationId)).get(departmentId) ?? null),
  structure: structureId && (await payroll.structureName(reader, organisationId, structureId)),
});

export async function presentHire(
  deps: HireDependencies,
  reader: Reader,
  row: HireRow,
  { viewer, now }: Seeing,
): Promise<HireAnswer> {
  const side = sideOf(viewer, row);
  const [people, jobs, names, standing, documents, firstShift, given] = await Promise.all([
    deps.account.getPeople(reader, [row.userId]),
    deps.job.jobCards(reader, [row.jobId]),
    namesOf(deps, reader, row),
    standingOf(deps, reader, row),
    documentsOf(deps, reader, row, now),
    shiftOf(deps, reader, row),
    listFeedbackOf(reader, row.hireId),
  ]);
  const job = jobs.get(row.jobId);
  const feedback = feedbackOf(row, given, side);
  const isDue = row.feedbackAt !== null && row.feedbackAt <= now;
  return {
    hireId: row.hireId,
    applicationId: row.applicationId,
    jobId: row.jobId,
    jobTitle: job?.title ?? '',
    companyName: job?.companyName ?? '',
    fullName: people.get(row.userId)?.fullName ?? '',
    designation: row.designation,
    wage: row.wagePaise,
    wageUnit: row.wageUnit,
    monthly: monthlyOf(row.wagePaise, row.wageUnit),
    startsOn: row.startsOn,
    standing,
    staffId: side === 'employer' ? (row.staffId ?? row.invitationId) : null,
    ...names,
    documents,
    firstShift,
    hiredAt: row.hiredAt.toISOString(),
    joinedAt: row.joinedAt?.toISOString() ?? null,
    feedback,
    can: {
      giveFeedback: isDue && side !== null && feedback.own === null && mayGiveFeedback(viewer, row, side),
    },
  };
}
