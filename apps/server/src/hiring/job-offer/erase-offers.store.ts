import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Offers of applications that are erased, with their letters. */
export async function eraseOffers(
  tx: Tx,
  { applicationIds }: Authorized<{ readonly applicationIds: readonly string[] }>,
): Promise<void> {
  const offers = tx
    .selectFrom('job_offer')
    .select('job_offer_id')
    .where('application_id', 'in', applicationIds);
  await tx.deleteFrom('job_offer_letter').where('job_offer_id', 'in', offers).execute();
  await tx.deleteFrom('job_offer').where('application_id', 'in', applicationIds).execute();
}
