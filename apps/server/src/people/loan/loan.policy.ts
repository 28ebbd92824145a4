import { type Viewer, hasPermission } from '../../platform/viewer.ts';

/** As much of a loan as the policy looks at. */
export interface LoanFacts {
  readonly organisationId: string;
  readonly userId: string;
}
type LoanCapacity = 'Self' | 'Office';

const isOf = ({ organisationId }: Viewer, loan: LoanFacts): boolean => organisationId === loan.organisationId;
export const isOwnLoan = ({ userId }: Viewer, loan: LoanFacts): boolean => userId === loan.userId;

export const seesAllLoans = (viewer: Viewer): boolean => hasPermission(viewer, 'salary.view');
export const mayGiveLoans = (viewer: Viewer): boolean => hasPermission(viewer, 'salary.update');

/** Of one's own loan one is never the office, whatever permissions one has. */
export function loanCapacities(viewer: Viewer, loan: LoanFacts): readonly LoanCapacity[] {
  if (!isOf(viewer, loan)) return [];
  if (isOwnLoan(viewer, loan)) return viewer.role === 'subUser' ? ['Self'] : [];
  return mayGiveLoans(viewer) ? ['Office'] : [];
}

/** One's own, or with the permission those of all; who reviews one is asked by its request. */
export const seesLoan = (viewer: Viewer, loan: LoanFacts): boolean =>
  isOf(viewer, loan) && (isOwnLoan(viewer, loan) || seesAllLoans(viewer));
