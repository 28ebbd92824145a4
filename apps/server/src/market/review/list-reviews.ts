import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { Page } from '@nukkad/contract/kernel/page';
import type { HappyCustomer, Rating, ShownReview } from '@nukkad/contract/market/review/review.model';
import type { Reader } from '../../platform/db/database.ts';
import { pageFrom, readInstantCursor } from '../../platform/http/cursor.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Rated, readStars } from './rating.store.ts';
import { readNames } from './read-names.ts';
import type { Lang, ReviewDependencies } from './review.interface.ts';
import { presentHappy, presentShown } from './review.presenter.ts';
import { ratingFrom } from './review.rules.ts';
import { type ReviewRow, type ShownFilter, findHappy, listHappy, listShown } from './review.store.ts';

/** Fewer would look like a mistake. */
const fewestHappy = 3;

interface Asked {
  readonly cursor?: string | undefined;
  readonly limit: number;
}
const keyOf = ({ shownAt, showAt, reviewId }: ReviewRow) =>
  [(shownAt ?? showAt).toISOString(), reviewId] as const;

function ratedBy({ organisationId, serviceId }: ShownFilter): Rated {
  if (serviceId) return { subject: 'service', serviceId, subjectId: organisationId };
  if (organisationId) return { subject: 'partner', subjectId: organisationId };
  return refuse(kernelErrors.invalid_request, {
    fields: { organisationId: 'Choose a partner or a service.' },
  });
}

/** Of a partner, of a service, or of a service there; the stars are those of all, whichever stars the list is narrowed to. */
export async function listReviews(
  deps: ReviewDependencies,
  reader: Reader,
  { cursor, limit, ...filter }: ShownFilter & Asked,
  lang: Lang,
): Promise<Page<ShownReview> & { rating: Rating }> {
  const of = ratedBy(filter);
  const [rows, stars] = await Promise.all([
    listShown(reader, filter, readInstantCursor(cursor), limit + 1),
    readStars(reader, of),
  ]);
  const names = await readNames(deps, reader, rows, lang);
  const page = pageFrom(rows, limit, (row) => presentShown(row, names), keyOf);
  return { ...page, rating: ratingFrom(stars) };
}

/** In the order of the ids; what was hidden, or whose name may not be shown any more, is left out. */
export async function happyOf(
  deps: ReviewDependencies,
  reader: Reader,
  reviewIds: readonly string[],
  lang: Lang,
): Promise<HappyCustomer[]> {
  const rows = await findHappy(reader, reviewIds);
  const names = await readNames(deps, reader, rows, lang);
  const byId = new Map(rows.map((row) => [row.reviewId, row]));
  return reviewIds.flatMap((reviewId) => {
    const row = byId.get(reviewId);
    return row ? [presentHappy(row, names)] : [];
  });
}

/** Those that operators chose, while enough of them may be shown; otherwise the newest. */
export async function listHappyCustomers(
  deps: ReviewDependencies,
  reader: Reader,
  asked: Asked,
  { lang, now }: { readonly lang: Lang; readonly now: Date },
): Promise<Page<HappyCustomer>> {
  const chosen = asked.cursor
    ? []
    : await Promise.all(deps.chosenHappy.answers.map((ids) => ids(reader, now)));
  const ids = chosen.flat();
  const items = ids.length > 0 ? await happyOf(deps, reader, ids, lang) : [];
  return items.length < fewestHappy
    ? newestHappy(deps, reader, asked, lang)
    : { items: items.slice(0, asked.limit), nextCursor: null };
}

export async function newestHappy(
  deps: ReviewDependencies,
  reader: Reader,
  { cursor, limit }: Asked,
  lang: Lang,
): Promise<Page<HappyCustomer>> {
  const rows = await listHappy(reader, readInstantCursor(cursor), limit + 1);
  const names = await readNames(deps, reader, rows, lang);
  return pageFrom(rows, limit, (row) => presentHappy(row, names), keyOf);
}
