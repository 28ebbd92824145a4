import { payLaterErrors } from '@nukkad/contract/money/pay-later/pay-later.noun';
import type { Authorized } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/refusal.ts';
import type { PayLaterDependencies, Standing, WantedDebt } from './pay-later.interface.ts';
import { insertDebt, lockAccount } from './pay-later.store.ts';
import { readStanding } from './read-standing.ts';

/** The customer owes so much more, within the limit; behind the account's lock, so that no two together go beyond it. */
export async function owe(
  deps: Pick<PayLaterDependencies, 'booking'>,
  tx: Tx,
  wanted: Authorized<WantedDebt>,
): Promise<Standing> {
  const { userId, amountPaise, now, confirm } = wanted;
  await lockAccount(tx, wanted);
  const standing = await readStanding(deps, tx, userId, now);
  confirm(standing);
  if (standing.state !== 'open') refuse(payLaterErrors.pay_later_closed);
  if (amountPaise > standing.left) refuse(payLaterErrors.pay_later_too_small);
  await insertDebt(tx, wanted);
  return { ...standing, used: standing.used + amountPaise, left: standing.left - amountPaise };
}
