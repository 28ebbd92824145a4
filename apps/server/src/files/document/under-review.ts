import type { Reader, Tx } from '../../platform/db/database.ts';
import type { DocumentDependencies } from './document.interface.ts';

type Reviews = Pick<DocumentDependencies, 'reviews'>;

/** While a profile is reviewed, what belongs to it stays as it is. Holds the status until the transaction ends. */
export async function isUnderReview(
  { reviews }: Reviews,
  tx: Tx,
  organisationId: string | null,
): Promise<boolean> {
  const [review] = reviews.answers;
  return organisationId !== null && review !== undefined && review.hold(tx, organisationId);
}

/** The same, for a read. */
export async function isReviewedNow(
  { reviews }: Reviews,
  reader: Reader,
  organisationId: string | null,
): Promise<boolean> {
  const [review] = reviews.answers;
  return organisationId !== null && review !== undefined && review.look(reader, organisationId);
}
