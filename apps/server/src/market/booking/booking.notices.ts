import type { Notice } from '../../platform/notice/notice.ts';
import type { BookingParts } from './booking.parts.ts';
import { buyerNotices } from './notice/buyer.notices.ts';
import { partnerNotices } from './notice/partner.notices.ts';
import { workerNotices } from './notice/worker.notices.ts';

/** Whom a booking concerns, and what each of them hears of it. */
export const bookingNotices = (parts: BookingParts): readonly Notice[] => [
  ...buyerNotices(parts),
  ...partnerNotices(parts),
  ...workerNotices(parts),
];
