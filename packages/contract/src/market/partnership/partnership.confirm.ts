/** What is seen when a partner leaves or changes where it is paid. See docs/confirmations.md. */
import { type Seen, confirmation } from '../../kernel/confirmation.ts';
import type { PartnerProfile } from '../../identity/partner/partner.model.ts';

export const confirmsPartnerDeactivation = confirmation('leaving', {
  openBookings: 'count',
  payout: 'money',
});

export const seenOfPartnerDeactivation = (leaving: {
  readonly openBookings: number;
  readonly due: number;
}): Seen<typeof confirmsPartnerDeactivation> => ({ openBookings: leaving.openBookings, payout: leaving.due });

/** The account that the new one takes the place of, by its last four digits. */
export const confirmsBankAccount = confirmation('bank_account', { bankAccount: 'text' });

export const seenOfBankAccount = (
  bank: Pick<NonNullable<PartnerProfile['bank']>, 'accountLast4'> | null,
): Seen<typeof confirmsBankAccount> => ({ bankAccount: bank && bank.accountLast4 });
