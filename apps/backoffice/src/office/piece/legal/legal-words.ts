import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalNeed } from '@nukkad/contract/office/legal/legal.model';
import { t } from '../../../platform/words.ts';

export const legalPageNames: Readonly<Record<LegalPage, string>> = {
  terms: t('legal.terms', 'Terms of service'),
  policy: t('legal.policy', 'Privacy policy'),
  refunds: t('legal.refunds', 'Refund and cancellation policy'),
};

export const legalNeedWords: Readonly<Record<LegalNeed, string>> = {
  titleEn: t('legal.titleEn', 'Title in English'),
  titleHi: t('legal.titleHi', 'Title in Hindi'),
  wordsEn: t('legal.wordsEn', 'Sentence below the title, in English'),
  wordsHi: t('legal.wordsHi', 'Sentence below the title, in Hindi'),
  bodyEn: t('legal.bodyEn', 'Text in English'),
  bodyHi: t('legal.bodyHi', 'Text in Hindi'),
  changeEn: t('legal.changeEn', 'What changed, in English'),
  changeHi: t('legal.changeHi', 'What changed, in Hindi'),
};
