import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { istDay } from '@nukkad/contract/kernel/time';
import type { getSettlement as getCall } from '@nukkad/contract/people/leaving/leaving.api';
import { leavingErrors } from '@nukkad/contract/people/leaving/leaving.noun';
import type { SettlementAnswer } from '@nukkad/contract/people/leaving/leaving.model';
import { authorize } from '../../platform/authorize.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasPermission, organisationOf } from '../../platform/viewer.ts';
import type { FoundRun } from '../payroll/index.ts';
import type { LeavingDependencies } from './leaving.interface.ts';
import { seesSettlement } from './leaving.policy.ts';
import { findLeaving } from './leaving.store.ts';
import { monthOf } from './settle-leaving.ts';

type Run = NonNullable<SettlementAnswer['run']>;

const presentRun = ({ runId, status, payslipId, payment }: FoundRun): Run => ({
  runId,
  status,
  payslipId,
  payment,
});

/** The last salary, or what is left after it: as it was confirmed, or as a payroll that begins now would have it. */
export async function readSettlement(
  { platform: { db }, payroll }: LeavingDependencies,
  { viewer, now }: SignedInCall,
  { leavingId }: EndpointParsed<typeof getCall>['query'],
): Promise<SettlementAnswer> {
  const organisationId = organisationOf(viewer);
  authorize(organisationId, hasPermission(viewer, 'salary.view'));
  const row = await findLeaving(db, { organisationId, leavingId });
  if (!row || !seesSettlement(viewer, row)) return refuse(leavingErrors.leaving_not_found);
  const month = monthOf(row.lastDayOn);
  const payslip = await payroll.foresee(db, { organisationId, month, staffId: row.staffId, now });
  const { before = null, isOwnRun = false, run = null } = payslip ?? {};
  return {
    month,
    before: before && { payslipId: before.payslipId, net: before.net },
    isOwnRun,
    run: run && presentRun(run),
    can: {
      begin:
        isOwnRun && run === null && row.lastDayOn <= istDay(now) && hasPermission(viewer, 'salary.create'),
    },
    payslip: payslip && {
      isConfirmed: payslip.isConfirmed,
      lines: payslip.lines
        .filter(({ type }) => type !== 'EMPLOYER_CONTRIBUTION')
        .map(({ kind, code, name, type, amount, origins }) => ({
          kind,
          code,
          name,
          type,
          amount,
          origins: [...origins],
        })),
      gross: payslip.gross,
      deductions: payslip.deductions,
      net: payslip.net,
      owed: payslip.owed,
      paidHalfDays: payslip.paidHalfDays,
    },
  };
}
