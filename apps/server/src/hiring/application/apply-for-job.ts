import { confirmsApplication, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import type { applyForJob as applyCall } from '@nukkad/contract/hiring/application/application.api';
import { applicationErrors } from '@nukkad/contract/hiring/application/application.noun';
import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { confirmSeen } from '../../platform/confirm-seen.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { type JudgedAnswer, judgeAnswers, sumOfPoints } from './answer.rules.ts';
import { insertAnswers } from './answer.store.ts';
import { presentKnown } from './applied.presenter.ts';
import type { ApplicationDependencies } from './application.interface.ts';
import { answerBefore, isLapsed } from './application.rules.ts';
import { type ApplicationRow, insertApplication, lockOwnFor } from './application.store.ts';
import { applicationTransitions } from './application.transitions.ts';
import { freshRow } from './fresh-row.ts';
import { type HeldJob, holdJob, matchOf, readApplicant } from './hold-job.ts';
import { factsOf } from './step-application.ts';

type Asked = EndpointParsed<typeof applyCall>['body'];

const { verb } = applicationTransitions;

function answersTo({ questions }: HeldJob, { answers }: Asked): readonly JudgedAnswer[] {
  const judged = judgeAnswers(questions, answers);
  if (judged === 'missing') return refuse(applicationErrors.application_answers_missing);
  if (judged === 'not_offered') return refuse(applicationErrors.application_answer_not_offered);
  return judged;
}

/** What applying says of a row, new or invited. */
const appliedNow = (job: HeldJob, answers: readonly JudgedAnswer[], now: Date) => ({
  appliedAt: now,
  listedAt: now,
  endedAt: null,
  answerBy: answerBefore(now, job),
  isKnockedOut: answers.some(({ isKnockout }) => isKnockout),
  answerPoints: sumOfPoints(answers),
});

type Applied = ReturnType<typeof appliedNow> &
  ReturnType<typeof matchOf> & { readonly answers: readonly JudgedAnswer[] };

/** An invitation is accepted. */
async function accept(
  tx: Tx,
  { viewer, now }: SignedInCall,
  found: ApplicationRow,
  { answers, ...changes }: Applied,
): Promise<ApplicationRow> {
  const allowed = applicationTransitions.allow(viewer, verb.accept, found);
  const [moved] = await Promise.all([
    applicationTransitions.move(tx, allowed, { now, changes }),
    insertAnswers(tx, allowed.row, answers),
  ]);
  return moved;
}

async function begin(
  tx: Tx,
  { viewer, now }: SignedInCall,
  { job, source }: { readonly job: HeldJob; readonly source: Asked['source'] },
  { answers, ...said }: Applied,
): Promise<ApplicationRow> {
  const row = { ...freshRow(job, viewer.userId, now), ...said, source, status: 'Pending' as const };
  const allowed = applicationTransitions.allowNew(viewer, verb.apply, row);
  await Promise.all([
    insertApplication(tx, allowed.row),
    insertAnswers(tx, allowed.row, answers),
    applicationTransitions.begin(tx, allowed, { now }),
  ]);
  return row;
}

/** A person applies once for a job; who was invited to it accepts by this. A work record is shared with it or not at all. */
export async function applyForJob(
  deps: ApplicationDependencies,
  call: SignedInCall,
  asked: Asked,
): Promise<AppliedJob> {
  const { viewer, now } = call;
  const { userId } = viewer;
  const { source, workRecord } = asked;
  const share = workRecord === undefined ? null : await deps.workRecord.single()(call, workRecord);
  return deps.platform.write({ ...call, withClaim: true }, async (tx) => {
    const [job, found, card, places] = await Promise.all([
      holdJob(deps, tx, asked.jobId),
      lockOwnFor(tx, asked.jobId, userId),
      readApplicant(deps, tx, userId),
      deps.geography.knownPlaces(tx),
    ]);
    if (found && found.status !== 'Request Sent' && !isLapsed(found))
      refuse(applicationErrors.application_exists);
    if (!card) return refuse(applicationErrors.application_profile_incomplete);
    const answers = answersTo(job, asked);
    confirmSeen(confirmsApplication, asked.seen, seenOfJob(job));
    const applied = { ...appliedNow(job, answers, now), ...matchOf(job, card, places), answers };
    const row = found
      ? await accept(tx, call, found, applied)
      : await begin(tx, call, { job, source }, applied);
    if (share) await share(tx, factsOf(row));
    return presentKnown(row, job, answers, call);
  });
}
