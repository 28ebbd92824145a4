/** Where credits of partners come from, and where they go. */
export const leadCreditKinds = ['pack', 'allowance', 'refund', 'claim', 'unlock', 'expired'] as const;
export type LeadCreditKind = (typeof leadCreditKinds)[number];
