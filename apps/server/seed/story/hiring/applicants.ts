/** Who applies for a job, and how far each one comes by the present: what would happen later has not happened yet. */
import {
  applyForJob,
  inviteCandidate,
  moveApplication,
  rejectApplication,
  seenOfJob,
} from '@nukkad/contract/hiring/application/application.api';
import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import type { Job } from '@nukkad/contract/hiring/job/job.model';
import type { JobSeeker } from '../../city/job-seekers.ts';
import type { Random } from '../../random.ts';
import type { Stage } from '../stage.ts';
import { talkAbout } from './talked-application.ts';
import { type Candidacy, meetApplicant } from './chosen-applicant.ts';
import { key, onDay } from './next-days.ts';
import type { Opening } from './posted-job.ts';

/** How far an applicant comes. */
const fates = [
  'chosen',
  'waits',
  'rejected',
  'chosen',
  'shortlisted',
  'withdraws',
  'rejected',
  'chosen',
] as const;
type Fate = (typeof fates)[number];

/** What fits best. */
const answersTo = ({ questions }: Job) =>
  questions.map(({ questionId, kind, options, wanted }) => ({
    questionId,
    answer: kind === 'yesno' ? 'yes' : kind === 'number' ? '4' : (wanted ?? options?.[0] ?? 'Yes, I do.'),
  }));

async function apply(
  stage: Stage,
  { job }: Opening,
  person: JobSeeker,
): Promise<Pick<AppliedJob, 'applicationId' | 'applicationNumber' | 'version'>> {
  const session = await stage.actors.asSeeker(person);
  const { jobId, wageFrom, wageTo } = job;
  return stage.client.call(session, applyForJob, {
    body: {
      jobId,
      answers: answersTo(job),
      seen: seenOfJob({ wageFrom: wageFrom ?? 0, wageTo: wageTo ?? 0 }),
    },
    ...key(),
  });
}

/** What the business does with an applicant on one of the next days, or the applicant. */
function answerLater(stage: Stage, candidacy: Candidacy, fate: Fate): void {
  const { timeline, client, actors, clock } = stage;
  const { opening, person, applicationId, version, random } = candidacy;
  const body = { applicationId, version };
  const then = (days: number, act: () => Promise<unknown>) =>
    timeline.plan(onDay(clock.now(), random, days, [10, 18]), async () => {
      if (!opening.isOver) await act();
    });
  if (fate === 'withdraws')
    then(2, async () =>
      client.call(await actors.asSeeker(person), moveApplication, { body: { ...body, verb: 'withdraw' } }),
    );
  if (fate === 'rejected')
    then(random.between(1, 2), async () =>
      client.call(await actors.asOwner(opening.shop), rejectApplication, {
        body: {
          ...body,
          reason: random.pick(['experience', 'distance', 'wage', 'skills'] as const),
          delayHours: random.pick([0, 12, 48]),
        },
      }),
    );
  if (fate === 'shortlisted' || fate === 'chosen')
    then(random.between(1, 3), async () => {
      const owner = await actors.asOwner(opening.shop);
      await client.call(owner, moveApplication, { body: { ...body, verb: 'shortlist' } });
      if (fate !== 'chosen') return;
      meetApplicant(stage, candidacy);
      talkAbout(stage, candidacy);
    });
}

function applyLater(
  stage: Stage,
  opening: Opening,
  person: JobSeeker,
  { fate, random }: { fate: Fate; random: Random },
): void {
  const at = onDay(stage.clock.now(), random, random.between(1, 3), [8, 21]);
  stage.timeline.plan(at, async () => {
    if (opening.isOver) return;
    const { applicationId, applicationNumber, version } = await apply(stage, opening, person);
    answerLater(stage, { opening, person, applicationId, applicationNumber, version, random }, fate);
  });
}

/** One is asked, and applies, declines or says nothing. */
function inviteLater(stage: Stage, opening: Opening, person: JobSeeker, random: Random): void {
  const { client, actors, clock, timeline } = stage;
  timeline.plan(onDay(clock.now(), random, 1, [10, 18]), async () => {
    if (opening.isOver) return;
    const owner = await actors.asOwner(opening.shop);
    const { jobId } = opening.job;
    const body = { jobId, userId: person.userId, words: 'Your work fits our team well.' };
    const { applicationId } = await client.call(owner, inviteCandidate, { body, ...key() });
    const answer = random.pick(['applies', 'declines', 'nothing'] as const);
    if (answer === 'nothing') return;
    timeline.plan(onDay(clock.now(), random, 1, [9, 20]), async () => {
      if (opening.isOver) return;
      if (answer === 'applies') await apply(stage, opening, person);
      else
        await client.call(await actors.asSeeker(person), moveApplication, {
          body: { applicationId, version: 1, verb: 'decline' },
        });
    });
  });
}

/** `people`: of the job's trade, none of whom has anything to do with it yet; the last one is invited. */
export function drawApplicants(
  stage: Stage,
  opening: Opening,
  people: readonly JobSeeker[],
  random: Random,
): void {
  const invited = people.length > 3 ? people.at(-1) : undefined;
  const applying = invited ? people.slice(0, -1) : people;
  for (const [at, person] of applying.entries())
    applyLater(stage, opening, person, { fate: fates[at % fates.length] ?? 'waits', random });
  if (invited) inviteLater(stage, opening, invited, random);
}
