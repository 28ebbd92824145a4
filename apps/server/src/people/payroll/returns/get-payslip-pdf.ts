import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import type { PayslipRow } from '../run/payslip.store.ts';
import { listPersonFacts } from '../run/person-facts.ts';
import { readPayslip } from '../run/read-payslips.ts';
import { type PersonOfPayslip, drawPayslip } from './draw-payslip.ts';

/** As the file of the person has them now; secret numbers by their last four. */
async function personOf(deps: PayrollDependencies, row: PayslipRow): Promise<PersonOfPayslip> {
  const { db } = deps.platform;
  const { organisationId, staffId, month } = row;
  const [facts, numbers, banks] = await Promise.all([
    listPersonFacts(deps, db, { organisationId, month, staffIds: [staffId] }),
    deps.numbers.answers[0]?.(db, organisationId, [staffId]),
    deps.banks.answers[0]?.(db, organisationId, [staffId]),
  ]);
  const known = facts.get(staffId);
  const { uan = null, esiNumber = null, panLast4 = null } = numbers?.get(staffId) ?? {};
  const target = banks?.get(staffId)?.target;
  return {
    employeeCode: known?.employeeCode ?? null,
    designation: known?.designation ?? '',
    joinedOn: known?.joinedOn ?? null,
    panLast4,
    uan,
    esiNumber,
    accountLast4: target?.kind === 'bank' ? target.accountNumber.slice(-4) : null,
  };
}

/** Once it is confirmed, in the language of who asks. */
export async function getPayslipPdf(
  deps: PayrollDependencies,
  { viewer, lang, reply }: SignedInCall,
  { payslipId }: { readonly payslipId: string },
): Promise<Buffer> {
  const payslip = await readPayslip(deps, viewer, payslipId);
  const { frozenAt, month } = payslip.row;
  if (!frozenAt) return refuse(payrollErrors.payslip_not_found);
  const { db, config } = deps.platform;
  const [person, logo] = await Promise.all([
    personOf(deps, payslip.row),
    deps.partner.logos.draw(db, payslip.row.organisationId),
  ]);
  void reply
    .header('content-disposition', `inline; filename="payslip-${month.slice(0, 7)}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return drawPayslip({ ...payslip, person, logo, brand: config.BRAND_NAME, madeAt: frozenAt }, lang);
}
