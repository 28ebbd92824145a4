import type { EraseWith } from '../application/index.ts';

/** Offers of applications that are erased, with their letters. */
export const eraseOffers: EraseWith = async (tx, { applicationIds }) => {
  const offers = tx
    .selectFrom('job_offer')
    .select('job_offer_id')
    .where('application_id', 'in', applicationIds);
  await tx.deleteFrom('job_offer_letter').where('job_offer_id', 'in', offers).execute();
  await tx.deleteFrom('job_offer').where('application_id', 'in', applicationIds).execute();
};
