import { LoanPage } from '../../../people/loan/loan-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/loan.ts';

export const handle = page(({ t }) => ({ title: t('loan.one', 'Loan'), noindex: true }));

export default function Loan({ params }: Route.ComponentProps) {
  return <LoanPage loanId={params.loanId} />;
}
