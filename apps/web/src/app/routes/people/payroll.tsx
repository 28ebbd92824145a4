import { PayrollPage } from '../../../people/payroll/payroll-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/payroll.ts';

export const handle = page(({ t }) => ({ title: t('salary.title', 'Salaries'), noindex: true }));

export default function Payroll({ params }: Route.ComponentProps) {
  return <PayrollPage runId={params.runId} />;
}
