import type { AnswerJobCardBody, JobCard } from '@nukkad/contract/network/job-card/job-card.model';
import { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { isOpen } from './job-card.rules.ts';
import type { JobCardRow } from './job-card.store.ts';
import { jobCardTransitions } from './job-card.transitions.ts';
import { deletePhotos } from './photo.store.ts';
import { type Viewing, readCard, viewingAs } from './read-cards.ts';

const { verb } = jobCardTransitions;

/** A customer answers about what was on the screen, while the question is open. */
function refuseOther(row: JobCardRow, { version, answer }: AnswerJobCardBody, now: Date): void {
  const isOver = answer !== 'withdraw' && !isOpen(row, now);
  if (row.version !== version || isOver)
    refuse(jobCardErrors.job_card_moved_on, { present: isOver ? 'expired' : row.status });
}

/** Answers the keys of photos that are shown no more. */
async function agree(
  deps: JobCardDependencies,
  tx: Tx,
  { actor, now }: Viewing,
  asked: AnswerJobCardBody,
): Promise<readonly string[]> {
  const allowed = await jobCardTransitions.lockTo(tx, actor, verb.agree, asked.cardId);
  const { row } = allowed;
  refuseOther(row, asked, now);
  if (!(await deps.booking.finishedJobs.find(tx, row.bookingId))) refuse(jobCardErrors.job_card_no_job);
  const withPhotos = asked.answer === 'agree' && row.withPhotos;
  await jobCardTransitions.move(tx, allowed, { now, changes: { answeredAt: now, withPhotos } });
  return withPhotos ? [] : deletePhotos(tx, row);
}

const ended = (now: Date) => ({ answeredAt: now, withPhotos: false });

async function decline(
  tx: Tx,
  { actor, now }: Viewing,
  asked: AnswerJobCardBody,
): Promise<readonly string[]> {
  const allowed = await jobCardTransitions.lockTo(tx, actor, verb.decline, asked.cardId);
  refuseOther(allowed.row, asked, now);
  await jobCardTransitions.move(tx, allowed, { now, changes: ended(now) });
  return deletePhotos(tx, allowed.row);
}

/** One press, also where the screen is old: what is withdrawn is all there is. */
async function withdraw(
  tx: Tx,
  { actor, now }: Viewing,
  { cardId }: AnswerJobCardBody,
): Promise<readonly string[]> {
  const allowed = await jobCardTransitions.lockTo(tx, actor, verb.withdraw, cardId);
  await jobCardTransitions.move(tx, allowed, { now, changes: ended(now) });
  return deletePhotos(tx, allowed.row);
}

/** Agrees, does not, or no longer. The files go as soon as it is written, so an address that was given out leads nowhere. */
export async function answerCard(
  deps: JobCardDependencies,
  call: SignedInCall,
  asked: AnswerJobCardBody,
): Promise<JobCard> {
  const viewing = await viewingAs(deps, call);
  const { card, gone } = await deps.platform.write(call, async (tx) => {
    const keys =
      asked.answer === 'decline'
        ? await decline(tx, viewing, asked)
        : asked.answer === 'withdraw'
          ? await withdraw(tx, viewing, asked)
          : await agree(deps, tx, viewing, asked);
    return { card: await readCard(deps, tx, viewing, asked.cardId), gone: keys };
  });
  await discard(deps.platform.storage, gone);
  return card;
}
