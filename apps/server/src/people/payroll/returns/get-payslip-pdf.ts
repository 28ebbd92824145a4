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

export const payslipFileName = ({ month }: Pick<PayslipRow, 'month'>): string =>
  `payslip-${month.slice(0, 7)}.pdf`;

/** Once it is confirmed, in the language of who asks. */
export async function payslipFile(
  deps: PayrollDependencies,
  { viewer, lang }: Pick<SignedInCall, 'viewer' | 'lang'>,
  payslipId: string,
): Promise<{ readonly fileName: string; readonly content: Buffer }> {
  const payslip = await readPayslip(deps, viewer, payslipId);
  const { row } = payslip;
  if (!row.frozenAt) return refuse(payrollErrors.payslip_not_found);
  const { db, config } = deps.platform;
  const [person, logo] = await Promise.all([
    personOf(deps, row),
    deps.partner.logos.draw(db, row.organisationId),
  ]);
  const drawn = { ...payslip, person, logo, brand: config.BRAND_NAME, madeAt: row.frozenAt };
  return { fileName: payslipFileName(row), content: await drawPayslip(drawn, lang) };
}

export async function getPayslipPdf(
  deps: PayrollDependencies,
  call: SignedInCall,
  { payslipId }: { readonly payslipId: string },
): Promise<Buffer> {
  const { fileName, content } = await payslipFile(deps, call, payslipId);
  void call.reply
    .header('content-disposition', `inline; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return content;
}
