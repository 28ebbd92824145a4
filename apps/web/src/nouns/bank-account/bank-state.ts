import type { BankAccount } from '@nukkad/contract/identity/partner/partner.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Check = BankAccount['check'];

const words: Readonly<Record<Check, (t: Translate) => string>> = {
  waiting: (t) => t('bankAccount.waiting', 'We’re sending ₹1 to verify your account.'),
  code_sent: (t) => t('bankAccount.codeSent', '₹1 is on its way. Enter its reference now or later.'),
  verified: (t) => t('bankAccount.verified', 'Verified'),
  failed: (t) => t('bankAccount.failed', 'The bank couldn’t match this account and name. Check both.'),
};

export const bankState = (t: Translate, check: Check) => words[check](t);
