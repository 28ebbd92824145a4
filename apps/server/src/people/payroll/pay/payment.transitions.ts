/** How payments of salaries move: their table is `payroll.noun.ts`. Their run is locked before them. */
import {
  payrollErrors,
  payrollEvents,
  salaryPaymentLifecycle,
  type SalaryPaymentStatus,
} from '@nukkad/contract/people/payroll/payroll.noun';
import { actorOnBehalf, machineActor } from '../../../platform/audit.ts';
import { pendingEvent } from '../../../platform/lifecycle/pending-event.ts';
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

const told = {
  mark: { event: payrollEvents.paid },
  request: { event: payrollEvents.payRequested },
  send: null,
  settle: { event: payrollEvents.paid },
  fail: { event: payrollEvents.payFailed },
} as const;

export const paymentTransitions = transitions({
  table: salaryPaymentLifecycle,
  notFound: payrollErrors.payslip_not_found,
  movedOn: payrollErrors.payroll_moved_on,
  lock: lockPayment,
  sees: (viewer: Viewer, row) => seesSalaries(viewer, row.organisationId),
  capacities: (viewer: Viewer, row: Pick<PaymentRow, 'organisationId'>) =>
    mayWrite(viewer, row.organisationId) ? (['Office'] as const) : [],
  next: (row: PaymentRow, status: SalaryPaymentStatus, { changes }: PaymentMove): PaymentRow => ({
    ...row,
    ...changes,
    status,
    version: row.version + 1,
  }),
  save: savePayment,
  logged: ({ verb, from, to, after, by }) => ({
    ...(by.who ? actorOnBehalf(by.who) : { ...machineActor, actsFor: after.organisationId }),
    action: `salary_payment.${verb}`,
    subjectKind: 'salary_payment',
    subjectId: after.paymentId,
    detail: { from, to, month: after.month, amountPaise: after.amountPaise },
  }),
  tells: ({ verb, after: { paymentId, payslipId, runId, organisationId, staffId } }) => {
    const tells = told[verb];
    return tells ? [pendingEvent(tells.event, { paymentId, payslipId, runId, organisationId, staffId })] : [];
  },
});
