import { reviewErrors } from '@nukkad/contract/market/review/review.noun';
import type { VisitReviews } from '@nukkad/contract/market/review/review.model';
import type { Reader } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import { settingAt } from '../../platform/snapshot/settings.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Lang, ReviewDependencies } from './review.interface.ts';
import { reviewCapacities, sideOf } from './review.policy.ts';
import { presentOfVisit } from './review.presenter.ts';
import { defaultReviewRules, mayStillWrite } from './review.rules.ts';
import { listOfVisit } from './review.store.ts';
import { readNames } from './read-names.ts';
import { findWindow } from './window.store.ts';

export interface Reading {
  readonly viewer: Viewer;
  readonly now: Date;
  readonly lang: Lang;
}

/** What the two sides say of a visit; the other side's is left out until it is shown. */
export async function readVisit(
  deps: ReviewDependencies,
  reader: Reader,
  { viewer, now, lang }: Reading,
  bookingId: string,
): Promise<VisitReviews> {
  const [found, rows] = await Promise.all([findWindow(reader, bookingId), listOfVisit(reader, bookingId)]);
  const side = found && sideOf(viewer, found);
  if (!found || !side) return refuse(reviewErrors.review_not_found);
  const [names, rules] = await Promise.all([
    readNames(deps, reader, [found], lang),
    settingAt(reader, 'review.rules', now, defaultReviewRules, { cityCode: found.cityCode }),
  ]);
  const present = (row: (typeof rows)[number]) => presentOfVisit(row, { viewer, now, names });
  const own = rows.find((row) => row.side === side);
  const theirs = rows.find((row) => row.side !== side && row.status === 'Shown');
  return {
    bookingId,
    side,
    serviceName: names.service(found.serviceId),
    companyName: names.company(found.organisationId),
    professionalName: names.professional(found.staffId),
    customerName: names.customer(found.buyerId),
    writeBefore: found.writeBefore.toISOString(),
    own: own ? present(own) : null,
    theirs: theirs ? present(theirs) : null,
    photos: side === 'customer' ? [...names.photos(bookingId)] : [],
    photoLimit: rules.photos,
    can: {
      write: !own && mayStillWrite(found.writeBefore, now) && mayWrite(viewer, { ...found, side }),
      changePhotos:
        side === 'customer' &&
        mayStillWrite(found.writeBefore, now) &&
        (own === undefined || own.status === 'Written'),
    },
  };
}

const mayWrite = (viewer: Viewer, visit: Parameters<typeof reviewCapacities>[1]): boolean =>
  reviewCapacities(viewer, visit, 'write').length > 0;
