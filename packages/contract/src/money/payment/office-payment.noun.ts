/** What the desk of the back office does with a payment. */
export const officePaymentActs = ['payment.inquire', 'payment.resend_refund'] as const;
