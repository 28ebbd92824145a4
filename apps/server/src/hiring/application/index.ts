import { applicationErrors, applicationEvents } from '@nukkad/contract/hiring/application/application.noun';
import { jobEvents } from '@nukkad/contract/hiring/job/job.noun';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import { consumer, when, whenAny } from '../../platform/outbox/consumer.ts';
import type { Consumer } from '../../platform/outbox/event.ts';
import type { Platform } from '../../platform/platform.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import type { WaitingReader } from '../../platform/waiting/waiting.ts';
import { applicationPersonal } from './application-personal.store.ts';
import { applicationTalk } from './application-talk.ts';
import type {
  ApplicationDependencies,
  ApplicationInterface,
  ApplicationInterfaces,
  EraseWith,
  MissingScorecards,
  ReadAhead,
  ReadSamePeople,
  ReadTellBy,
  ShareRecord,
} from './application.interface.ts';
import { countByJob, countWaiting, isShortlisted, listStandings } from './application-list.store.ts';
import { applicationNotices } from './application.notices.ts';
import { applicationRoutes } from './application.routes.ts';
import { applicationFinders } from './find-applications.ts';
import { defaultApplicationRules } from './application.rules.ts';
import { closeApplications } from './close-applications.ts';
import { eraseEnded } from './erase-ended.ts';
import { lapseInvitations } from './lapse-invitations.ts';
import { remindEmployers } from './remind-employers.ts';
import { applicationInterface } from './step-application.ts';
import { tellRejection } from './tell-rejection.ts';

export type {
  Ahead,
  ApplicationFacts,
  ApplicationInterface,
  ApplicationSides,
  EraseWith,
  MissingScorecards,
  ReadAhead,
  ReadSamePeople,
  ReadTellBy,
  ShareRecord,
} from './application.interface.ts';

/** Each looks again at the rows, so told twice it does nothing. */
const consumersOf = (deps: ApplicationDependencies): Consumer[] => [
  consumer(
    'application.close_with_job',
    when(jobEvents.closed, ({ facts }) => closeApplications(deps, facts.jobId)),
    when(jobEvents.cancelled, ({ facts }) => closeApplications(deps, facts.jobId)),
    when(jobEvents.deleted, ({ facts }) => closeApplications(deps, facts.jobId)),
  ),
  consumer(
    'application.tell_rejection',
    ...whenAny([applicationEvents.rejected, applicationEvents.rejectionHastened], {
      at: ({ tellAt }) => new Date(tellAt),
      run: ({ facts }) => tellRejection(deps, facts.applicationId),
    }),
  ),
];

const cronOf = (deps: ApplicationDependencies): NonNullable<Domain['cron']> => [
  { name: 'application.lapse_invitations', match: '25 * * * *', run: () => lapseInvitations(deps) },
  { name: 'application.remind_employers', match: '*/15 * * * *', run: () => remindEmployers(deps) },
  // 03:50 in India, when little else runs.
  { name: 'application.erase_ended', match: '20 22 * * *', run: () => eraseEnded(deps) },
];

/** Who applied and has no answer yet. */
const applicationWaiting = ({ job }: ApplicationInterfaces): WaitingReader => ({
  room: 'work',
  read: async ({ reader, viewer }) => {
    const { organisationId } = viewer;
    if (organisationId === null || !hasPermission(viewer, 'hireTalent.view')) return [];
    const { count, at } = await countWaiting(reader, organisationId, await job.team.keptFrom(reader, viewer));
    return [{ kind: 'application', count, at: at?.toISOString() ?? null, amount: null }];
  },
});

/** What lower domains ask: how many candidates a job has, and how far a candidate came with a business. */
const answersTo = ({ candidate, job }: ApplicationInterfaces) => [
  job.applicants.answeredBy(
    async (reader, jobIds) =>
      new Map((await countByJob(reader, jobIds)).map(({ jobId, ...counts }) => [jobId, counts])),
  ),
  candidate.shortlisted.answeredBy((viewer, userId) =>
    isShortlisted(organisationOf(viewer), userId, (jobId) => job.team.isKept(viewer, jobId)),
  ),
  candidate.standings.answeredBy(async (reader, by, userIds) => {
    const found = await listStandings(reader, organisationOf(by), userIds, (jobId) =>
      job.team.isKept(by, jobId),
    );
    return new Map(
      found.map(
        ({ userId, isShortlisted: isNamed }) => [userId, isNamed ? 'shortlisted' : 'applied'] as const,
      ),
    );
  }),
];

/** Who applies for which job or is invited to it, and how far each one comes. */
export function createApplicationDomain(
  platform: Platform,
  parts: ApplicationInterfaces,
): Domain & ApplicationInterface {
  const interviews = extensionPoint<MissingScorecards>('application.interviews');
  const erased = extensionPoint<EraseWith>('application.erased');
  const ahead = extensionPoint<ReadAhead>('application.ahead');
  const samePeople = extensionPoint<ReadSamePeople>('application.same_people');
  const tellBy = extensionPoint<ReadTellBy>('application.tell_by');
  const workRecord = extensionPoint<ShareRecord>('application.work_record');
  const deps = { platform, ...parts, ahead, erased, interviews, samePeople, tellBy, workRecord };
  return {
    ...applicationInterface(deps),
    name: 'application',
    routes: applicationRoutes(deps),
    settings: { 'application.rules': defaultApplicationRules },
    consumers: consumersOf(deps),
    cron: cronOf(deps),
    notices: applicationNotices(deps),
    constraints: { application_once: applicationErrors.application_exists },
    personal: applicationPersonal,
    finders: applicationFinders(deps),
    waiting: [applicationWaiting(parts)],
    talkReferences: [applicationTalk(deps)],
    extensions: answersTo(parts),
  };
}

export const application = domainOn({
  needs: ['account', 'candidate', 'geography', 'job', 'partner'],
  create: createApplicationDomain,
});
