import { interviewEvents, type InterviewSide } from '@nukkad/contract/hiring/interview/interview.noun';
import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { EventSpec } from '@nukkad/contract/kernel/event';
import type { Reader } from '../../platform/db/database.ts';
import { type Notice, type Recipient, notice, person, text } from '../../platform/notice/notice.ts';
import { type Said, momentOf } from '../../platform/spoken.rules.ts';
import type { InterviewDependencies } from './interview.interface.ts';
import { type SeenInterview, type Sentences, toCandidate, toTeam } from './interview-words.ts';
import { type InterviewRow, findInterview } from './interview.store.ts';
import { listInterviewers } from './interviewer.store.ts';

interface Facts {
  readonly interviewId: string;
  readonly applicationId: string;
}
interface Timed extends Facts {
  readonly startsAt: string;
}

/** Whether this is news, as the row stands when it is told. */
type IsNews<F extends Facts> = (facts: F, row: InterviewRow) => boolean;

const by =
  (side: InterviewSide) =>
  (facts: { readonly by: InterviewSide }): boolean =>
    facts.by === side;
const isStillAt: IsNews<Timed> = ({ startsAt }, row) =>
  row.status === 'Accepted' && row.startsAt?.toISOString() === startsAt;
const isOff: IsNews<Timed> = ({ startsAt }, { status }) => startsAt !== '' && status === 'Cancelled';

const candidateAddress = ({ applicationId }: Facts): string => screenAddress.ownApplication(applicationId);
const teamAddress = ({ interviewId }: Facts): string => screenAddress.interview(interviewId);

const noTime: Said = { en: '', hi: '' };
const momentIn = (facts: Facts): Said =>
  'startsAt' in facts && typeof facts.startsAt === 'string' && facts.startsAt !== ''
    ? momentOf(new Date(facts.startsAt))
    : noTime;

interface Told<F extends Facts> {
  readonly facts: F;
  readonly address: string;
  readonly isNews: IsNews<F>;
}

async function lookAt<F extends Facts>(
  { job, platform }: InterviewDependencies,
  reader: Reader,
  { facts, address, isNews }: Told<F>,
): Promise<SeenInterview | null> {
  const row = await findInterview(reader, facts.interviewId);
  const about = row && (await job.jobCards(reader, [row.jobId])).get(row.jobId);
  if (!row || !about || !isNews(facts, row)) return null;
  return {
    title: about.title,
    companyName: about.companyName,
    moment: momentIn(facts),
    link: `${platform.config.publicOrigin}${address}`,
  };
}

/** Who offered it, else the owner of the business. */
async function proposerOf({ partner }: InterviewDependencies, reader: Reader, row: InterviewRow) {
  if (row.proposedBy) return row.proposedBy;
  const found = await partner.getOrganisations(reader, [row.organisationId]);
  return found.get(row.organisationId)?.ownerUserId ?? null;
}

/** Who offered it, and its interviewers, each once; the owner where none of them sees the job any more. */
async function teamOf(
  deps: InterviewDependencies,
  reader: Reader,
  interviewId: string,
): Promise<readonly Recipient[]> {
  const row = await findInterview(reader, interviewId);
  if (!row) return [];
  const [proposer, interviewers] = await Promise.all([
    proposerOf(deps, reader, row),
    listInterviewers(reader, [interviewId]),
  ]);
  const asked = [proposer, ...interviewers.map(({ userId }) => userId)];
  const userIds = await deps.job.team.listHeardBy(reader, row.jobId, asked);
  return userIds.map((userId) => ({ userId, as: userId }));
}

/** Each move is told to those who did not make it. */
export function interviewNotices(deps: InterviewDependencies): readonly Notice[] {
  const candidate = <F extends Facts>(
    event: EventSpec<F>,
    words: Sentences,
    isNews: IsNews<F> = () => true,
  ) =>
    notice('interview.tell_candidate', event, {
      tag: 'messages',
      opens: candidateAddress,
      to: async ({ facts }, reader) => person((await findInterview(reader, facts.interviewId))?.userId),
      look: ({ facts }, reader) => lookAt(deps, reader, { facts, isNews, address: candidateAddress(facts) }),
      words: (seen) => text(words(seen)),
    });
  const team = <F extends Facts>(event: EventSpec<F>, words: Sentences, isNews: IsNews<F> = () => true) =>
    notice('interview.tell_team', event, {
      tag: 'team',
      opens: teamAddress,
      to: ({ facts }, reader) => teamOf(deps, reader, facts.interviewId),
      look: ({ facts }, reader) => lookAt(deps, reader, { facts, isNews, address: teamAddress(facts) }),
      words: (seen) => text(words(seen)),
    });
  const e = interviewEvents;
  return [
    candidate(e.proposed, toCandidate.proposed),
    candidate(e.rescheduled, toCandidate.rescheduled, by('Employer')),
    candidate(e.cancelled, toCandidate.cancelled, by('Employer')),
    candidate(e.missed, toCandidate.missed, by('Employer')),
    candidate(e.due, toCandidate.due, isStillAt),
    candidate(e.expired, toCandidate.expired),
    candidate(e.ended, toCandidate.ended, isOff),
    team(e.accepted, toTeam.accepted, isStillAt),
    team(e.declined, toTeam.declined),
    team(e.rescheduled, toTeam.asked, by('Jobseeker')),
    team(e.cancelled, toTeam.cancelled, ({ startsAt, by: side }) => side === 'Jobseeker' || startsAt !== ''),
    team(e.completed, toTeam.completed),
    team(e.missed, toTeam.missed, by('Jobseeker')),
    team(e.due, toTeam.due, isStillAt),
    team(e.expired, toTeam.expired),
    team(e.ended, toTeam.ended, isOff),
  ];
}
