import type { PartnerProfile } from '@nukkad/contract/partner/partner.model';
import type { Translate } from '../platform/i18n/i18n.ts';

type Check = NonNullable<PartnerProfile['bank']>['check'];

const words: Readonly<Record<Check, (t: Translate) => string>> = {
  waiting: (t) => t('partner.bank.waiting', 'We are sending one rupee to see that it is right.'),
  code_sent: (t) => t('partner.bank.codeSent', 'One rupee is on its way. You can say its code now or later.'),
  verified: (t) => t('partner.bank.verified', 'Verified'),
  failed: (t) =>
    t('partner.bank.failed', 'The bank does not know this account by this name. Please check it.'),
};

export const bankState = (t: Translate, check: Check) => words[check](t);
