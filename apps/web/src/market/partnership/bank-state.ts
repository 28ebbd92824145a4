import type { PartnerProfile } from '@nukkad/contract/identity/partner/partner.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

type Check = NonNullable<PartnerProfile['bank']>['check'];

const words: Readonly<Record<Check, (t: Translate) => string>> = {
  waiting: (t) => t('partner.bank.waiting', 'We’re sending ₹1 to verify your account.'),
  code_sent: (t) => t('partner.bank.codeSent', '₹1 is on its way. Enter its reference now or later.'),
  verified: (t) => t('partner.bank.verified', 'Verified'),
  failed: (t) => t('partner.bank.failed', 'The bank couldn’t match this account and name. Check both.'),
};

export const bankState = (t: Translate, check: Check) => words[check](t);
