/** What the platform takes of the value of the work: dated rows of `setting` under `ledger.rules`, also by city and category. */
export interface CommissionRules {
  readonly commissionPercent: number;
}

export const defaultCommission: CommissionRules = { commissionPercent: 15 };
