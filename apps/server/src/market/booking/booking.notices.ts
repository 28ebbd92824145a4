import type { Notice } from '../../platform/notice/notice.ts';
import type { BookingDependencies } from './booking.interface.ts';
import { buyerNotices } from './notice/buyer.notices.ts';
import { letDownNotices } from './notice/let-down.notices.ts';
import { disputeNotices } from './notice/dispute.notices.ts';
import { partnerNotices } from './notice/partner.notices.ts';
import { supportNotices } from './notice/support.notices.ts';
import { seriesNotices } from './notice/series.notices.ts';
import { stopNotices } from './notice/stop.notices.ts';
import { timeNotices } from './notice/time.notices.ts';
import { withVisit } from './notice/visit-subject.ts';
import { workerNotices } from './notice/worker.notices.ts';

/** Whom a booking concerns, and what each of them hears of it. */
export const bookingNotices = (deps: BookingDependencies): readonly Notice[] =>
  [
    ...buyerNotices(deps),
    ...partnerNotices(deps),
    ...workerNotices(deps),
    ...timeNotices(deps),
    ...letDownNotices(deps),
    ...supportNotices(deps),
    ...disputeNotices(deps),
    ...stopNotices(deps),
    ...seriesNotices(deps),
  ].map((one) => withVisit(deps, one));
