import { sql } from 'kysely';

/** Of `partner_bank b`: a payout to this very account was refused. */
export const isRefusedAccount = sql`exists (select from payout refused where refused.organisation_id = b.organisation_id
  and refused.check_id = b.check_id and refused.is_account_refused)`;
