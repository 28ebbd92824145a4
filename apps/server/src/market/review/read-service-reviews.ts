import type { ServiceReviews } from '@nukkad/contract/market/review/review.model';
import type { Reader } from '../../platform/db/database.ts';
import { readStars } from './rating.store.ts';
import { readNames } from './read-names.ts';
import type { Lang, ReviewDependencies } from './review.interface.ts';
import { presentShown } from './review.presenter.ts';
import { ratingFrom } from './review.rules.ts';
import { listShown } from './review.store.ts';

/** So many stand on the page of a service. */
const onPage = 3;

/** What the answer is made of, for answers and pages that are kept. */
export const serviceReviewsNames = (serviceId: string): readonly string[] => [
  'catalogue',
  `reviews:${serviceId}`,
];

/** For a page that is kept: nothing in it ends by the clock, so of photos only their number. */
export async function readServiceReviews(
  deps: ReviewDependencies,
  reader: Reader,
  serviceId: string,
  lang: Lang,
): Promise<ServiceReviews> {
  const [rows, stars] = await Promise.all([
    listShown(reader, { serviceId, told: true }, null, onPage),
    readStars(reader, { subject: 'service', serviceId }),
  ]);
  const names = await readNames(deps, reader, rows, lang);
  const items = rows.map((row) => {
    const { photos, ...review } = presentShown(row, names);
    return { ...review, photoCount: photos.length };
  });
  return { items, rating: ratingFrom(stars) };
}
