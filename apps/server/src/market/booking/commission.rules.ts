/** What the platform takes of the value of the work: dated rows of `setting` under `ledger.rules`, also by city. */
export interface CommissionRules {
  readonly commissionPercent: number;
  /** By category id, where it differs from the general rate. */
  readonly commissionByCategory: Readonly<Record<string, number>>;
}

export const defaultCommission: CommissionRules = { commissionPercent: 15, commissionByCategory: {} };

/** The rate that a booking of this category freezes. */
export const commissionOn = (rules: CommissionRules, categoryId: string): number =>
  rules.commissionByCategory[categoryId] ?? rules.commissionPercent;
