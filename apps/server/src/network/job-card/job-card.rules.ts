import { jobCardDays, mostJobCardPhotos } from '@nukkad/contract/network/job-card/job-card.model';
import { istDay } from '@nukkad/contract/kernel/time';

const dayMs = 24 * 3_600_000;

/** So often a customer is asked about one booking, without an answer. */
export const mostQuestions = 2;

export const expiryOf = (now: Date): Date => new Date(now.getTime() + jobCardDays * dayMs);
export const weekBefore = (now: Date): Date => new Date(now.getTime() - 7 * dayMs);
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);

/** YYYY-MM in Asia/Kolkata: the day would say when the customer was at home. */
export const monthOf = (at: Date): string => istDay(at).slice(0, 7);

/** Its time may be over before the timer has ended the question. */
export const isOpen = (
  { status, expiresAt }: { readonly status: string; readonly expiresAt: Date | null },
  now: Date,
): boolean => status === 'asked' && expiresAt !== null && expiresAt.getTime() > now.getTime();

/** Three before and three after at most. */
export const fitsStages = (photos: readonly { readonly stage: 'before' | 'after' }[]): boolean =>
  (['before', 'after'] as const).every(
    (stage) => photos.filter((photo) => photo.stage === stage).length <= mostJobCardPhotos,
  );
