import type { SupplyBasis } from '@nukkad/contract/work/payment-book/party-paper.model';
import type { EntryKind, PaperKind } from '@nukkad/contract/work/payment-book/payment-book.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const paperNames: Record<PaperKind, (t: Translate) => string> = {
  tax_invoice: (t) => t('partyPaper.invoice', 'Tax invoice'),
  bill_of_supply: (t) => t('partyPaper.bill', 'Bill of supply'),
  receipt: (t) => t('partyPaper.receipt', 'Receipt'),
  credit_note: (t) => t('partyPaper.credit', 'Credit note'),
};

/** What is issued of an entry, before it is known which bill fits. */
export const issueWords = (kind: EntryKind, t: Translate): string => {
  if (kind === 'receipt') return t('partyPaper.issue.receipt', 'Issue receipt');
  if (kind === 'credit_note') return t('partyPaper.issue.credit', 'Issue credit note');
  return t('partyPaper.issue.bill', 'Issue invoice');
};

export const basisNames: Record<SupplyBasis, (t: Translate) => string> = {
  taxed: (t) => t('partyPaper.basis.taxed', 'Tax invoice with GST'),
  exempt: (t) => t('partyPaper.basis.exempt', 'Bill of supply: exempt work'),
  composition: (t) => t('partyPaper.basis.composition', 'Bill of supply: composition scheme'),
  unregistered: (t) => t('partyPaper.basis.unregistered', 'Bill of supply: no GST number'),
};
