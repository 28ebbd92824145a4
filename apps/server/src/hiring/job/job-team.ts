/** Who of a business sees a job: its owner, and staff who may see hiring, all or chosen ones. */
import type { listJobTeam as teamCall } from '@nukkad/contract/hiring/job/job.api';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import type { Reader } from '../../platform/db/database.ts';
import type { Route, SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type AskedBy, organisationOf } from '../../platform/viewer.ts';
import type { JobDependencies, JobTeamInterface, TeamMember } from './job.interface.ts';
import { isKeptFromMember, listKeptFrom, listMemberIds } from './job-member.store.ts';
import { seesJob } from './job.policy.ts';
import { findJob } from './job.store.ts';

type Deps = Pick<JobDependencies, 'account' | 'partner' | 'platform'>;

/** A business has some hundreds of staff at most. */
const mostStaff = 500;

/** The owner, and the staff who may see hiring; by name. */
export async function teamOf(
  { account, partner }: Pick<Deps, 'account' | 'partner'>,
  reader: Reader,
  organisationId: string,
): Promise<readonly TeamMember[]> {
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
  const of = { organisationStatus, suspensionReason, isActive: true, closedKeys };
  const mayLook = staff.filter(
    ({ isOwner, isProfessional, grants }) =>
      !isOwner && partner.rightsOf({ ...of, isProfessional, grants }).permissions.has('hireTalent.view'),
  );
  const names = await account.namesOf(reader, [ownerUserId]);
  const owner = {
    userId: ownerUserId,
    name: names.get(ownerUserId) ?? '',
    designation: '',
    staffId: staff.find(({ isOwner }) => isOwner)?.staffId ?? null,
    isOwner: true,
  };
  const others = mayLook.map(({ userId, fullName, designation, staffId }) => ({
    userId,
    name: fullName,
    designation,
    staffId,
    isOwner: false,
  }));
  return [owner, ...others];
}

/** Those of them who see this job. */
async function listWhoSee(deps: Deps, reader: Reader, jobId: string): Promise<readonly TeamMember[]> {
  const job = await findJob(reader, jobId);
  if (!job) return [];
  const team = await teamOf(deps, reader, job.organisationId);
  if (!job.isForMembers) return team;
  const chosen = new Set(await listMemberIds(reader, jobId));
  return team.filter(({ isOwner, userId }) => isOwner || chosen.has(userId));
}

async function listHeardBy(
  deps: Deps,
  reader: Reader,
  jobId: string,
  asked: readonly (string | null)[],
): Promise<readonly string[]> {
  const job = await findJob(reader, jobId);
  if (!job) return [];
  const named = [...new Set(asked.flatMap((userId) => userId ?? []))];
  if (!job.isForMembers && named.length > 0) return named;
  const team = await listWhoSee(deps, reader, jobId);
  const heard = team.filter(({ userId }) => named.includes(userId));
  return (heard.length > 0 ? heard : team.filter(({ isOwner }) => isOwner)).map(({ userId }) => userId);
}

async function keptFrom(reader: Reader, by: AskedBy): Promise<readonly string[]> {
  if (by.role !== 'subUser' || by.organisationId === null) return [];
  return listKeptFrom(reader, { organisationId: by.organisationId, userId: by.userId });
}

/** Each call begins with what is kept from its caller; of owners, candidates and visitors nothing is asked. */
export const forTeam = (
  { platform: { db } }: Pick<Deps, 'platform'>,
  routes: readonly Route[],
): readonly Route[] =>
  routes.map(({ endpoint, handle }) => ({
    endpoint,
    handle: async (call) => {
      const { viewer } = call;
      if (viewer?.role !== 'subUser') return handle(call);
      return handle({ ...call, viewer: { ...viewer, kept: new Set(await keptFrom(db, viewer)) } });
    },
  }));

export const jobTeam = (deps: Deps): JobTeamInterface => ({
  keptFrom,
  isKept: (by, jobId) => (by.role === 'subUser' ? isKeptFromMember(by.userId, jobId) : false),
  of: (reader, organisationId) => teamOf(deps, reader, organisationId),
  listWhoSee: (reader, jobId) => listWhoSee(deps, reader, jobId),
  listHeardBy: (reader, jobId, userIds) => listHeardBy(deps, reader, jobId, userIds),
  routes: (routes) => forTeam(deps, routes),
});

/** For a form: of one job who sees it, else who may be chosen. */
export async function listJobTeam(
  deps: Deps,
  { viewer }: SignedInCall,
  { jobId }: { readonly jobId?: string | undefined },
): Promise<EndpointAnswer<typeof teamCall>> {
  const { db } = deps.platform;
  if (jobId !== undefined) {
    const job = await findJob(db, jobId);
    if (!job || !seesJob(viewer, job)) refuse(jobErrors.job_not_found);
  }
  const people = jobId ? await listWhoSee(deps, db, jobId) : await teamOf(deps, db, organisationOf(viewer));
  return {
    items: people.map(({ userId, name, designation, isOwner }) => ({
      userId,
      name,
      designation,
      isOwner,
      isOwn: userId === viewer.userId,
    })),
  };
}
