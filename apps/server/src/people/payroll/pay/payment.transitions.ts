/** How payments of salaries move: their table is `payroll.noun.ts`. Their run is locked before them. */
import {
  payrollErrors,
  payrollEvents,
  salaryPaymentLifecycle,
} from '@nukkad/contract/people/payroll/payroll.noun';
import { actorOnBehalf, machineActor } from '../../../platform/audit.ts';
import { nextRow } from '../../../platform/lifecycle/next-row.ts';
import { tellsOf } from '../../../platform/lifecycle/tells-of.ts';
import { transitions } from '../../../platform/lifecycle/transitions.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { mayWrite, seesSalaries } from '../payroll.policy.ts';
import { type PaymentRow, lockPayment, savePayment } from './payment.store.ts';

interface PaymentMove {
  readonly now: Date;
  readonly changes?: Partial<
    Pick<PaymentRow, 'reference' | 'paidOn' | 'provider' | 'providerPayoutId' | 'failure' | 'settledAt'>
  >;
}

export const paymentTransitions = transitions({
  table: salaryPaymentLifecycle,
  notFound: payrollErrors.payslip_not_found,
  movedOn: payrollErrors.payroll_moved_on,
  lock: lockPayment,
  sees: (viewer: Viewer, row) => seesSalaries(viewer, row.organisationId),
  capacities: (viewer: Viewer, row: Pick<PaymentRow, 'organisationId'>) =>
    mayWrite(viewer, row.organisationId) ? (['Office'] as const) : [],
  next: nextRow<PaymentRow, PaymentMove>,
  save: savePayment,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOnBehalf(by.who) : { ...machineActor, actsFor: after.organisationId }),
    action: `salary_payment.${verb}`,
    subjectKind: 'salary_payment',
    subjectId: after.paymentId,
    detail: { from, to, month: after.month, amountPaise: after.amountPaise },
  }),
  tells: tellsOf(salaryPaymentLifecycle, payrollEvents),
});
