import { PayslipPage } from '../../../people/payroll/payslip-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/payslip.ts';

export const handle = page(({ t }) => ({ title: t('payslip.one', 'Payslip'), noindex: true }));

export default function Payslip({ params }: Route.ComponentProps) {
  return <PayslipPage payslipId={params.payslipId} />;
}
