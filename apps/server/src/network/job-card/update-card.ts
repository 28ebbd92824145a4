import {
  type ChangeJobCardBody,
  type JobCard,
  jobCardsAWeek,
} from '@nukkad/contract/network/job-card/job-card.model';
import { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { discard } from '../../platform/storage/storage.ts';
import { copyPhotos, discardPhotos } from './copy-photos.ts';
import { findOwnJob, refuseAsking, refusePaused } from './create-card.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { expiryOf } from './job-card.rules.ts';
import { type JobCardRow, findCard } from './job-card.store.ts';
import { jobCardTransitions } from './job-card.transitions.ts';
import { type JobCardPhotoRow, deletePhotos, insertPhotos, listPhotosOf } from './photo.store.ts';
import { type Making, makingAs, readCard } from './read-cards.ts';

const { verb } = jobCardTransitions;

function refuseOther({ version, status }: JobCardRow, asked: ChangeJobCardBody): void {
  if (version !== asked.version) refuse(jobCardErrors.job_card_moved_on, { present: status });
}

async function refuseQuestion(tx: Tx, row: JobCardRow, now: Date): Promise<void> {
  const { lately } = await refuseAsking(tx, row, now);
  if (lately >= jobCardsAWeek) refuse(jobCardErrors.job_card_limit, { values: { limit: jobCardsAWeek } });
}

/** From now the customer may answer, until the time is over. */
const asksNow = (now: Date) => ({ askedAt: now, expiresAt: expiryOf(now), answeredAt: null });

/** The locks of the booking come before the row, as where a card is made. */
async function ask(
  deps: JobCardDependencies,
  call: SignedInCall,
  making: Making,
  asked: ChangeJobCardBody,
): Promise<JobCard> {
  const { actor, member, now } = making;
  return deps.platform.write(call, async (tx) => {
    const before = await findCard(tx, asked.cardId);
    if (before?.authorId === member.memberId) {
      await refusePaused(deps, tx, member, now);
      await findOwnJob(deps, tx, member, before.bookingId);
      await refuseQuestion(tx, before, now);
    }
    const allowed = await jobCardTransitions.lockTo(tx, actor, verb.ask, asked.cardId);
    refuseOther(allowed.row, asked);
    await jobCardTransitions.move(tx, allowed, { now, changes: asksNow(now) });
    return readCard(deps, tx, making, asked.cardId);
  });
}

interface Changed {
  readonly words: string | undefined;
  /** Null: those that it has. */
  readonly photos: readonly JobCardPhotoRow[] | null;
}

/** Draft and question stay what they are; what was agreed to is asked anew. */
async function moveChanged(
  tx: Tx,
  { actor, now }: Making,
  asked: ChangeJobCardBody,
  { words, photos }: Changed,
): Promise<readonly string[]> {
  const found = await findCard(tx, asked.cardId);
  if (found?.status === 'agreed' && found.authorId === actor.member?.memberId)
    await refuseQuestion(tx, found, now);
  const isAgreed = found?.status === 'agreed';
  const allowed = isAgreed
    ? await jobCardTransitions.lockTo(tx, actor, verb.askAgain, asked.cardId)
    : await jobCardTransitions.lockTo(tx, actor, verb.change, asked.cardId);
  const { row } = allowed;
  refuseOther(row, asked);
  const gone = photos === null ? [] : await deletePhotos(tx, row);
  if (photos !== null) await insertPhotos(tx, row, photos);
  const shown = photos ?? (await listPhotosOf(tx, [row.cardId]));
  const changes = { words: words ?? row.words, withPhotos: shown.length > 0 };
  if (allowed.verb === 'askAgain')
    await jobCardTransitions.move(tx, allowed, { now, changes: { ...changes, ...asksNow(now) } });
  else
    await jobCardTransitions.move(tx, allowed, {
      now,
      changes,
      to: row.status === 'draft' ? 'draft' : 'asked',
    });
  return gone;
}

async function change(
  deps: JobCardDependencies,
  call: SignedInCall,
  making: Making,
  asked: ChangeJobCardBody,
): Promise<JobCard> {
  const { platform } = deps;
  const { cardId, photoIds, words } = asked;
  const row = await findCard(platform.db, cardId);
  if (row?.authorId !== making.member.memberId) return refuse(jobCardErrors.job_card_not_found);
  const job = await findOwnJob(deps, platform.db, making.member, row.bookingId);
  const photos = photoIds ? await copyPhotos(deps, platform.db, { cardId, job, photoIds }) : null;
  try {
    const { card, gone } = await platform.write(call, async (tx) => {
      await refusePaused(deps, tx, making.member, making.now);
      const keys = await moveChanged(tx, making, asked, { words, photos });
      return { card: await readCard(deps, tx, making, cardId), gone: keys };
    });
    await discard(platform.storage, gone);
    return card;
  } catch (error) {
    await discardPhotos(deps, photos ?? []);
    throw error;
  }
}

async function remove(
  deps: JobCardDependencies,
  call: SignedInCall,
  making: Making,
  asked: ChangeJobCardBody,
): Promise<JobCard> {
  const { card, gone } = await deps.platform.write(call, async (tx) => {
    const allowed = await jobCardTransitions.lockTo(tx, making.actor, verb.delete, asked.cardId);
    refuseOther(allowed.row, asked);
    const before = await readCard(deps, tx, making, asked.cardId);
    const { status, version } = await jobCardTransitions.move(tx, allowed, { now: making.now });
    const keys = await deletePhotos(tx, allowed.row);
    const none = { ask: false, change: false, delete: false, answer: false, withdraw: false };
    return { card: { ...before, photos: [], status, version, can: none }, gone: keys };
  });
  await discard(deps.platform.storage, gone);
  return card;
}

const actions = {
  ask: { needs: 'create', act: ask },
  change: { needs: 'update', act: change },
  delete: { needs: 'delete', act: remove },
} as const;

/** Asks the customer, changes what is shown, or deletes the card. */
export async function updateCard(
  deps: JobCardDependencies,
  call: SignedInCall,
  asked: ChangeJobCardBody,
): Promise<JobCard> {
  const { needs, act } = actions[asked.action];
  return act(deps, call, await makingAs(deps, call, needs), asked);
}
