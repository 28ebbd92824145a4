import { istDay } from '@nukkad/contract/kernel/time';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { giveCredits } from './give-credits.ts';
import { expiryOf } from './lead-credit.rules.ts';
import { readRules } from './lead-credit.store.ts';

export interface MonthOf {
  readonly organisationId: string;
  readonly now: Date;
}

const monthLength = 'YYYY-MM'.length;

/** The credits of a month, once: given with the first lead that the partner is told of in it. */
export async function giveAllowance(tx: Tx, of: Authorized<MonthOf>): Promise<void> {
  const { organisationId, now } = of;
  const { monthlyCredits, allowanceDays } = await readRules(tx, now);
  if (monthlyCredits === 0) return;
  const cause = `allowance:${organisationId}:${istDay(now).slice(0, monthLength)}`;
  const given = {
    organisationId,
    kind: 'allowance' as const,
    credits: monthlyCredits,
    valuePaise: 0,
    leadId: null,
  };
  await giveCredits(tx, partOf(of, { ...given, cause, expiresAt: expiryOf(now, allowanceDays), now }));
}
