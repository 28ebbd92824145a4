import { type Authorized, partOf } from '../../../platform/authorize.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/id.ts';
import type { RequestRow } from '../../approval/index.ts';
import type { ExpenseDependencies } from '../expense.interface.ts';
import { setOff } from '../expense.rules.ts';
import { leftOf, lockOpenAdvances, saveAdvance } from './advance.store.ts';
import { insertReimbursements } from './reimbursement.store.ts';

/** What the employee has in advance pays the request, the oldest advance first. The rest is paid later. */
export async function setOffAdvances(
  { approval }: ExpenseDependencies,
  tx: Tx,
  request: Authorized<RequestRow>,
  now: Date,
): Promise<void> {
  const { requestId, organisationId, staffId, amountPaise, paidPaise } = request;
  const open = await lockOpenAdvances(tx, request);
  const purses = open.map((one) => ({ advanceId: one.advanceId, leftPaise: leftOf(one) }));
  const taken = new Map(
    setOff(purses, (amountPaise ?? 0) - paidPaise).map(({ advanceId, leftPaise }) => [advanceId, leftPaise]),
  );
  if (taken.size === 0) return;
  for (const one of open) {
    const setOffPaise = one.setOffPaise + (taken.get(one.advanceId) ?? 0);
    if (setOffPaise > one.setOffPaise)
      await saveAdvance(tx, partOf(request, { ...one, setOffPaise, version: one.version + 1 }));
  }
  const rows = [...taken].map(([advanceId, paise]) =>
    partOf(request, {
      reimbursementId: newId(),
      organisationId,
      requestId,
      staffId,
      state: 'paid' as const,
      method: 'advance' as const,
      amountPaise: paise,
      month: null,
      advanceId,
      reference: '',
      paidBy: null,
      createdAt: now,
      paidAt: now,
    }),
  );
  await insertReimbursements(tx, rows);
  const paise = [...taken.values()].reduce((sum, one) => sum + one, 0);
  await approval.paySystem(tx, now, { requestId, paise });
}
