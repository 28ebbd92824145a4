import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const legalNames = (t: Translate): Readonly<Record<LegalPage, string>> => ({
  terms: t('privacy.terms.service', 'Terms of service'),
  policy: t('privacy.terms.policy', 'Privacy policy'),
  refunds: t('privacy.terms.refunds', 'Refund and cancellation policy'),
});
