import type { PossibleInterviewer } from '@nukkad/contract/hiring/interview/interview.model';
import { interviewErrors } from '@nukkad/contract/hiring/interview/interview.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { organisationOf } from '../../platform/viewer.ts';
import type { InterviewDependencies } from './interview.interface.ts';

/** Someone of a business who may see applicants, and so may interview them. */
export interface Interviewer {
  readonly userId: string;
  readonly name: string;
  readonly designation: string;
  /** Null: the owner, who has no shifts. */
  readonly staffId: string | null;
}

/** A business has some hundreds of staff at most. */
const mostStaff = 500;

/** The owner, and the staff who may see applicants; by name. */
export async function interviewersOf(
  { account, partner }: Pick<InterviewDependencies, 'account' | 'partner'>,
  reader: Reader,
  organisationId: string,
): Promise<readonly Interviewer[]> {
  const { members } = partner;
  const filter = { organisationId, status: 'Active', search: '', orUserIds: [], after: null };
  const [staff, closedKeys, organisations] = await Promise.all([
    members.list(reader, { ...filter, limit: mostStaff }),
    members.findClosedFeatures(reader, organisationId),
    partner.getOrganisations(reader, [organisationId]),
  ]);
  const organisation = organisations.get(organisationId);
  if (!organisation) return [];
  const { ownerUserId, status: organisationStatus, suspensionReason } = organisation;
  const mayLook = staff.filter(
    ({ isOwner, isProfessional, grants }) =>
      !isOwner &&
      partner
        .rightsOf({
          isProfessional,
          organisationStatus,
          suspensionReason,
          isActive: true,
          grants,
          closedKeys,
        })
        .permissions.has('hireTalent.view'),
  );
  const names = await account.namesOf(reader, [ownerUserId]);
  const owner = {
    userId: ownerUserId,
    name: names.get(ownerUserId) ?? '',
    designation: '',
    staffId: staff.find(({ isOwner }) => isOwner)?.staffId ?? null,
  };
  const others = mayLook.map(({ userId, fullName, designation, staffId }) => ({
    userId,
    name: fullName,
    designation,
    staffId,
  }));
  return [owner, ...others];
}

/** Those who are named, in their order; others than people of the business who may see applicants are refused. */
export async function requireInterviewers(
  deps: Pick<InterviewDependencies, 'account' | 'partner'>,
  reader: Reader,
  organisationId: string,
  userIds: readonly string[],
): Promise<readonly Interviewer[]> {
  const known = new Map((await interviewersOf(deps, reader, organisationId)).map((one) => [one.userId, one]));
  return [...new Set(userIds)].map(
    (userId) => known.get(userId) ?? refuse(interviewErrors.interview_interviewer_unknown),
  );
}

export async function listPossible(
  deps: InterviewDependencies,
  { viewer }: SignedInCall,
): Promise<{ items: PossibleInterviewer[] }> {
  const people = await interviewersOf(deps, deps.platform.db, organisationOf(viewer));
  return {
    items: people.map(({ userId, name, designation }) => ({
      userId,
      name,
      designation,
      isOwn: userId === viewer.userId,
    })),
  };
}
