import type { Tx } from '../../../platform/db/database.ts';
import type { Authorized } from '../../../platform/authorize.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { listLines, listOriginsOf } from '../run/payslip.store.ts';
import type { RunRow } from '../run/run.store.ts';
import type { PaymentRow } from './payment.store.ts';

/** Of a payroll that is confirmed in this transaction; false: one of the lines is not owed as it stands there. */
export async function holdExtras(
  { extras }: PayrollDependencies,
  tx: Tx,
  { runId, organisationId, month }: Authorized<RunRow>,
  now: Date,
): Promise<boolean> {
  if (extras.answers.length === 0) return true;
  const lines = await listOriginsOf(tx, runId);
  if (lines.length === 0) return true;
  const held = await Promise.all(
    extras.answers.map((one) => one.hold(tx, { organisationId, month, now }, lines)),
  );
  return held.every(Boolean);
}

/** Tells the domains whose lines were paid, such as expenses, in the transaction of the payment. */
export async function payExtras(
  { extras }: PayrollDependencies,
  tx: Tx,
  payments: readonly Authorized<
    Pick<PaymentRow, 'month' | 'organisationId' | 'payslipId' | 'reference' | 'staffId'>
  >[],
  now: Date,
): Promise<void> {
  if (extras.answers.length === 0) return;
  const lines = await listLines(
    tx,
    payments.map(({ payslipId }) => payslipId),
  );
  for (const { payslipId, organisationId, staffId, month, reference } of payments) {
    const own = lines.get(payslipId) ?? [];
    const origins = own
      .filter(({ kind }) => kind === 'expense' || kind === 'advance')
      .flatMap((line) => line.origins.map(({ id, amount }) => ({ id, amount })));
    const words = reference || `Salary ${month.slice(0, 7)}`;
    if (origins.length > 0)
      for (const one of extras.answers)
        await one.paid(tx, { organisationId, staffId, month, reference: words, now }, origins);
  }
}
