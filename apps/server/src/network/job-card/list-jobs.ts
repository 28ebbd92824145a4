import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listFinishedJobs } from '@nukkad/contract/network/job-card/job-card.api';
import type { FinishedJob as Listed } from '@nukkad/contract/network/job-card/job-card.model';
import type { FinishedJob, JobsOf } from '../../market/booking/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Member } from '../member/index.ts';
import type { JobCardDependencies } from './job-card.interface.ts';
import { presentPhoto } from './job-card.presenter.ts';
import { monthOf, mostQuestions } from './job-card.rules.ts';
import { listCardsOf, listTaken } from './job-card.store.ts';
import { makingAs } from './read-cards.ts';

/** Those of its business, or those that the person did. */
export async function jobsOf(
  { employee }: JobCardDependencies,
  reader: Reader,
  { userId, organisationId }: Pick<Member, 'userId' | 'organisationId'>,
): Promise<JobsOf> {
  if (organisationId !== null) return { organisationId };
  const memberships = userId === null ? [] : await employee.membershipsOf(reader, userId);
  return { staffIds: memberships.map(({ employeeId }) => employeeId) };
}

async function presentJobs(
  { booking, platform }: JobCardDependencies,
  reader: Reader,
  { memberId, now }: { readonly memberId: string | null; readonly now: Date },
  jobs: readonly FinishedJob[],
): Promise<Listed[]> {
  const ids = jobs.map(({ bookingId }) => bookingId);
  const [photos, cards, taken] = await Promise.all([
    booking.finishedJobs.photosOf(reader, ids),
    listCardsOf(reader, memberId, ids),
    listTaken(reader, memberId, ids, mostQuestions),
  ]);
  const signing = { secret: platform.config.secret, now };
  return jobs.map(({ bookingId, bookingNumber, services, completedAt }) => ({
    bookingId,
    bookingNumber,
    services: [...services],
    month: monthOf(completedAt),
    photos: photos
      .filter((photo) => photo.bookingId === bookingId)
      .map((photo) => presentPhoto(photo, signing)),
    cardId: cards.get(bookingId) ?? null,
    can: { make: !taken.has(bookingId) },
  }));
}

/** Of a booking that is open on the screen: to look at one's work makes no one a member. */
async function lookerOf({ member, platform }: JobCardDependencies, { viewer }: SignedInCall) {
  const { userId, organisationId, role } = viewer;
  const own = await member.ownMember(viewer, platform.db);
  if (own) return own;
  const isBusiness = role === 'Service Partner' && organisationId !== null;
  return isBusiness
    ? { memberId: null, userId: null, organisationId }
    : { memberId: null, userId, organisationId: null };
}

export async function listJobs(
  deps: JobCardDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof listFinishedJobs>['query'],
): Promise<Page<Listed>> {
  const { db } = deps.platform;
  const isOne = asked.bookingId !== undefined;
  const looker = isOne ? await lookerOf(deps, call) : (await makingAs(deps, call, 'view')).member;
  const of = await jobsOf(deps, db, looker);
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit, { bookingId = null }) =>
      deps.booking.finishedJobs.list(db, { of, bookingId, after, limit }),
    key: ({ completedAt, bookingId }) => [completedAt, bookingId],
    items: (rows) => presentJobs(deps, db, { memberId: looker.memberId, now: call.now }, rows),
  });
}
