import { expiryAlertDays } from '@nukkad/contract/kernel/expiry';
import { type RawBuilder, sql } from 'kysely';

/** The newest alert that is due for a last day, as `alertDue` of the contract says it; null: none is, or it has ended. */
export const alertDueAt = (expiresOn: RawBuilder<unknown>, today: string): RawBuilder<number | null> =>
  sql`(select min(days) from unnest(${[...expiryAlertDays]}::int[]) days
    where days >= ${expiresOn} - ${today}::date and ${expiresOn} >= ${today}::date)`;
