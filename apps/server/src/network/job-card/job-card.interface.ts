import type { ShownJobCard } from '@nukkad/contract/network/job-card/job-card.model';
import type { Authorized } from '../../platform/authorize.ts';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BookingInterface } from '../../market/booking/index.ts';
import type { ReviewInterface } from '../../market/review/index.ts';
import type { EmployeeInterface } from '../../people/employee/index.ts';
import type { GeographyInterface } from '../../places/geography/index.ts';
import type { MemberInterface } from '../member/index.ts';
import type { ModerationInterface } from '../moderation/index.ts';

export interface JobCardInterfaces {
  readonly booking: Pick<BookingInterface, 'finishedJobs' | 'bookingNumbers'>;
  readonly employee: Pick<EmployeeInterface, 'membershipsOf'>;
  readonly geography: Pick<GeographyInterface, 'placeName'>;
  readonly member: Pick<MemberInterface, 'memberOf' | 'ownMember' | 'cards' | 'listenerOf'>;
  readonly moderation: Pick<ModerationInterface, 'pausedUntil'>;
  readonly review: Pick<ReviewInterface, 'shownStars'>;
}

/** What posts ask of job cards. */
export interface JobCardInterface {
  /** Of these cards those that are shown now. */
  readonly shownOf: (
    reader: Reader,
    cardIds: readonly string[],
    now: Date,
  ) => Promise<ReadonlyMap<string, ShownJobCard>>;
  /** What they say, for moderators. */
  readonly wordsOf: (reader: Reader, cardIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Whether the author may show it now; it stays so until the transaction ends. */
  readonly holdAgreed: (
    tx: Tx,
    asked: { readonly cardId: string; readonly authorId: string },
  ) => Promise<boolean>;
  /** With the post that carries it. */
  readonly setRemoved: (
    tx: Tx,
    card: Authorized<{ readonly cardId: string; readonly isRemoved: boolean }>,
  ) => Promise<void>;
}

export interface JobCardDependencies extends JobCardInterfaces {
  readonly platform: Platform;
}
