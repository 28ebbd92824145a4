import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.errors';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.dependencies.ts';
import { readPayslip } from '../run/read-payslips.ts';
import { drawPayslip } from './draw-payslip.ts';

/** Once it is confirmed, in the language of who asks. */
export async function getPayslipPdf(
  deps: PayrollDependencies,
  { viewer, lang, reply }: SignedInCall,
  { payslipId }: { readonly payslipId: string },
): Promise<Buffer> {
  const payslip = await readPayslip(deps, viewer, payslipId);
  const { frozenAt, month } = payslip.row;
  if (!frozenAt) return refuse(payrollErrors.payslip_not_found);
  void reply
    .header('content-disposition', `inline; filename="payslip-${month.slice(0, 7)}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return drawPayslip({ ...payslip, brand: deps.platform.config.BRAND_NAME, madeAt: frozenAt }, lang);
}
