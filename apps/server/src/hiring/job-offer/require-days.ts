import { jobOfferErrors } from '@nukkad/contract/hiring/job-offer/job-offer.noun';
import { refuse } from '../../platform/refusal.ts';
import { wrongDay } from './job-offer.rules.ts';

/** The refusal names the field of the day that cannot be. */
export function requireDays(days: Parameters<typeof wrongDay>[0], now: Date): void {
  const fact = jobOfferErrors.job_offer_days;
  const field = wrongDay(days, now);
  if (field) refuse(fact, { fields: { [field]: fact.message } });
}
