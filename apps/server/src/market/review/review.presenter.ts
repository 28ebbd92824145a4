import type {
  HappyCustomer,
  OwnReviewPhoto,
  PartnerReview,
  ShownReview,
  VisitReview,
} from '@nukkad/contract/market/review/review.model';
import type { Viewer } from '../../platform/viewer.ts';
import { mayReport, maySeeHidden, reviewCapacities } from './review.policy.ts';
import { mayStillWrite } from './review.rules.ts';
import type { ReviewRow } from './review.store.ts';

/** What the names in a list are looked up by, once for a page. */
export interface Names {
  readonly service: (serviceId: string) => string;
  readonly company: (organisationId: string) => string;
  readonly professional: (staffId: string | null) => string;
  /** Short. */
  readonly customer: (buyerId: string) => string;
  readonly city: (cityCode: string) => string;
  readonly bookingNumber: (bookingId: string) => string;
  /** What the customer showed of a visit, also what is hidden. */
  readonly photos: (bookingId: string) => readonly OwnReviewPhoto[];
}

/** What a partner writes has none. */
const photosOf = ({ side, bookingId }: ReviewRow, names: Pick<Names, 'photos'>): readonly OwnReviewPhoto[] =>
  side === 'customer' ? names.photos(bookingId) : [];

const isShown = ({ hiddenReason }: OwnReviewPhoto): boolean => hiddenReason === '';

const replyOf = ({ reply, repliedAt }: ReviewRow): ShownReview['reply'] =>
  repliedAt === null ? null : { words: reply, at: repliedAt.toISOString() };

/** As anyone reads it: nothing of the visit, of the customer only the name that they agreed to. */
export function presentShown(row: ReviewRow, names: Pick<Names, 'service' | 'photos'>): ShownReview {
  return {
    reviewId: row.reviewId,
    name: row.shownName,
    stars: row.stars,
    tags: row.tags,
    words: row.words,
    serviceId: row.serviceId,
    serviceName: names.service(row.serviceId),
    shownAt: (row.shownAt ?? row.showAt).toISOString(),
    photos: photosOf(row, names)
      .filter(isShown)
      .map(({ photoId, url }) => ({ photoId, url })),
    reply: replyOf(row),
  };
}

export const presentHappy = (row: ReviewRow, names: Names): HappyCustomer => ({
  ...presentShown(row, names),
  companyName: names.company(row.organisationId),
  cityName: names.city(row.cityCode),
});

/** As one of the two sides reads it. */
export function presentOfVisit(
  row: ReviewRow,
  {
    viewer,
    now,
    names,
  }: { readonly viewer: Viewer; readonly now: Date; readonly names: Pick<Names, 'service' | 'photos'> },
): VisitReview {
  const may = (verb: 'change' | 'reply') => reviewCapacities(viewer, row, verb).length > 0;
  const photos = photosOf(row, names);
  return {
    ...presentShown(row, names),
    photos: maySeeHidden(viewer, row) ? [...photos] : photos.filter(isShown),
    shownAt: row.shownAt?.toISOString() ?? null,
    status: row.status,
    showName: row.shownName !== '',
    hiddenReason: row.hiddenReason,
    version: row.version,
    can: {
      change: row.status === 'Written' && mayStillWrite(row.showAt, now) && may('change'),
      reply: row.status === 'Shown' && row.repliedAt === null && may('reply'),
      report: mayReport(viewer, row),
    },
  };
}

export const presentToPartner = (
  row: ReviewRow,
  reading: { readonly viewer: Viewer; readonly now: Date; readonly names: Names },
): PartnerReview => ({
  ...presentOfVisit(row, reading),
  bookingId: row.bookingId,
  bookingNumber: reading.names.bookingNumber(row.bookingId),
  professionalName: reading.names.professional(row.staffId),
});
