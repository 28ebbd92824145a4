import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { Platform } from '../../platform/platform.ts';
import { loanLines } from './deduct-loans.ts';
import { loanYears } from './loan-year.ts';
import type { LoanDependencies, LoanInterfaces, LoanInterface } from './loan.interface.ts';
import { loanNotices } from './loan.notices.ts';
import { loanPersonal } from './loan-personal.store.ts';
import { loanRoutes } from './loan.routes.ts';
import { leftOf } from './loan.rules.ts';
import { listRunning } from './loan.store.ts';
import { loanBriefs, settleLoan } from './settle-loan.ts';

export type { LoanInterface } from './loan.interface.ts';

/** Money that a business lends its people, which their salaries pay back. */
export function createLoanDomain(platform: Platform, parts: LoanInterfaces): Domain & LoanInterface {
  const deps: LoanDependencies = { platform, ...parts };
  return {
    name: 'loan',
    routes: loanRoutes(deps),
    notices: loanNotices,
    personal: loanPersonal,
    owedBy: async (reader, { organisationId, staffId }) =>
      (await listRunning(reader, organisationId, [staffId])).reduce((sum, loan) => sum + leftOf(loan), 0),
    extensions: [
      parts.payroll.extras.answeredBy(loanLines(deps)),
      parts.payroll.loans.answeredBy(loanYears),
      parts.approval.kinds.answeredBy({ kind: 'loan', briefs: loanBriefs, settle: settleLoan }),
    ],
  };
}

export const loan = domainOn({
  needs: ['approval', 'employee', 'partner', 'payroll'],
  create: createLoanDomain,
});
