import { dayMs } from '@nukkad/contract/kernel/time';
import { moderationErrors } from '@nukkad/contract/network/moderation/moderation.noun';
import type { JobCard, NewJobCardBody } from '@nukkad/contract/network/job-card/job-card.model';
import { jobCardErrors } from '@nukkad/contract/network/job-card/job-card.noun';
import type { FinishedJob } from '../../market/booking/index.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Member } from '../member/index.ts';
import { copyPhotos, discardPhotos } from './copy-photos.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { monthOf, mostQuestions, weekBefore } from './job-card.rules.ts';
import { type Asked, type JobCardRow, insertCard, lockAsking, readAsked } from './job-card.store.ts';
import { jobCardTransitions } from './job-card.transitions.ts';
import { jobsOf } from './list-jobs.ts';
import { insertPhotos } from './photo.store.ts';
import { type Making, makingAs, readCard } from './read-cards.ts';

/** After three strikes a member shows nothing for a week. */
export async function refusePaused(
  { moderation }: JobCardDependencies,
  tx: Tx,
  { memberId }: Member,
  now: Date,
): Promise<void> {
  const until = await moderation.pausedUntil(tx, memberId, now);
  if (!until) return;
  refuse(moderationErrors.network_paused, {
    values: { days: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / dayMs)) },
  });
}

/** A finished visit of the member; any other is answered as one that is not there. */
export async function findOwnJob(
  deps: JobCardDependencies,
  reader: Reader,
  member: Member,
  bookingId: string,
): Promise<FinishedJob> {
  const [of, job] = await Promise.all([
    jobsOf(deps, reader, member),
    deps.booking.finishedJobs.find(reader, bookingId),
  ]);
  if (!job) return refuse(jobCardErrors.job_card_no_job);
  const isOwn =
    'organisationId' in of
      ? of.organisationId === job.organisationId
      : job.staffId !== null && of.staffIds.includes(job.staffId);
  return isOwn ? job : refuse(jobCardErrors.job_card_no_job);
}

/** Behind the lock of the booking. Answers how many customers the member has asked lately. */
export async function refuseAsking(tx: Tx, row: JobCardRow, now: Date): Promise<Asked> {
  await lockAsking(tx, row);
  const asked = await readAsked(tx, row, weekBefore(now));
  if (asked.isBlocked) refuse(jobCardErrors.job_card_blocked);
  if (asked.isAnswered || asked.questions >= mostQuestions) refuse(jobCardErrors.job_card_answered);
  if (asked.isOpen) refuse(jobCardErrors.job_card_open);
  return asked;
}

async function rowOf(
  { geography, platform }: JobCardDependencies,
  { member, actor, now }: Making,
  job: FinishedJob,
  { words, photoIds }: NewJobCardBody,
): Promise<JobCardRow> {
  const { bookingId, buyerId, cityCode, pincode, services, completedAt } = job;
  return {
    cardId: newId(),
    bookingId,
    authorId: member.memberId,
    writtenBy: actor.viewer.userId,
    buyerId,
    cityCode,
    place: await geography.placeName(platform.db, { pincode, cityCode }),
    services: [...services],
    month: monthOf(completedAt),
    words,
    withPhotos: photoIds.length > 0,
    status: 'draft',
    askedAt: null,
    expiresAt: null,
    answeredAt: null,
    isRemoved: false,
    createdAt: now,
    updatedAt: now,
    version: 1,
  };
}

/** A draft, with copies of the photos: what the customer is asked about is what is there already. */
export async function createCard(
  deps: JobCardDependencies,
  call: SignedInCall,
  asked: NewJobCardBody,
): Promise<JobCard> {
  const making = await makingAs(deps, call, 'create');
  const { platform } = deps;
  const { actor, member, now } = making;
  const job = await findOwnJob(deps, platform.db, member, asked.bookingId);
  const row = await rowOf(deps, making, job, asked);
  const photos = await copyPhotos(deps, platform.db, { cardId: row.cardId, job, photoIds: asked.photoIds });
  try {
    const card = await platform.write(call, async (tx) => {
      await refusePaused(deps, tx, member, now);
      await refuseAsking(tx, row, now);
      const allowed = jobCardTransitions.allowNew(actor, jobCardTransitions.verb.draft, row);
      await insertCard(tx, allowed.row);
      await insertPhotos(tx, allowed.row, photos);
      await jobCardTransitions.begin(tx, allowed, { now });
      return lastReads((reader) => readCard(deps, reader, making, row.cardId));
    });
    // Sent again with the same key, the answer is that of the first time: these copies belong to no row.
    if (card.cardId !== row.cardId) await discardPhotos(deps, photos);
    return card;
  } catch (error) {
    await discardPhotos(deps, photos);
    throw error;
  }
}
