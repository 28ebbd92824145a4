import type { inviteCandidate as inviteCall } from '@nukkad/contract/hiring/application/application.api';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import { jobErrors } from '@nukkad/contract/hiring/job/job.noun';
import { candidateErrors } from '@nukkad/contract/hiring/candidate/candidate.noun';
import type { EndpointAnswer, EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { isKeptFrom, organisationOf } from '../../platform/viewer.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { dayOf, invitesADay } from './application.rules.ts';
import { countInvited, insertApplication, lockOwnFor, readInvited } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { freshRow } from './fresh-row.ts';
import { holdJob, matchOf, readApplicant } from './hold-job.ts';

type Asked = EndpointParsed<typeof inviteCall>['body'];
type Invited = EndpointAnswer<typeof inviteCall>;

const leftOf = (invited: number, day: string) => ({
  left: Math.max(0, invitesADay - invited),
  perDay: invitesADay,
  day,
});

/** A candidate whom the business finds, or who agreed to be kept for other jobs, is asked to apply; so many a day. */
export function inviteCandidate(
  deps: ApplicationDependencies,
  call: SignedInCall,
  { jobId, userId, words }: Asked,
): Promise<Invited> {
  const { viewer, now } = call;
  const organisationId = organisationOf(viewer);
  const { day, from } = dayOf(now);
  return deps.platform.write({ ...call, withClaim: true }, async (tx) => {
    const [job, known, open, invited, card, places] = await Promise.all([
      holdJob(deps, tx, jobId, organisationId),
      lockOwnFor(tx, jobId, userId),
      deps.candidate.openTo(tx, viewer, [userId]),
      countInvited(tx, organisationId, from),
      readApplicant(deps, tx, userId),
      deps.geography.knownPlaces(tx),
    ]);
    if (isKeptFrom(viewer, jobId)) refuse(jobErrors.job_not_found);
    if (known) refuse(applicationErrors.invitation_exists);
    if (!open.has(userId) || !card) return refuse(candidateErrors.candidate_not_found);
    if (invited >= invitesADay) refuse(applicationErrors.invitation_limit);
    const row = {
      ...freshRow(job, userId, now),
      ...matchOf(job, card, places),
      status: 'Request Sent' as const,
      source: 'invitation' as const,
      invitedAt: now,
      invitedBy: viewer.userId,
      invitationWords: words ?? null,
    };
    const allowed = applicationTransitions.allowNew(viewer, applicationTransitions.verb.invite, row);
    await Promise.all([
      insertApplication(tx, allowed.row),
      applicationTransitions.begin(tx, allowed, { now }),
    ]);
    return { applicationId: row.applicationId, ...leftOf(invited + 1, day) };
  });
}

export async function countInvites(
  { platform: { db } }: ApplicationDependencies,
  { viewer, now }: SignedInCall,
): Promise<Omit<Invited, 'applicationId'>> {
  const { day, from } = dayOf(now);
  return leftOf(await readInvited(db, organisationOf(viewer), from), day);
}
