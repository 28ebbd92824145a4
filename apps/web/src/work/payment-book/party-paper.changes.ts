import type { ChangeNames } from '../../ui/state/change-names.ts';

/** What the fields are called that one confirms of a paper for a party. */
export const partyPaperChanges: ChangeNames = {
  paperKind: (t) => t('changed.paperKind', 'What is issued'),
  paperTo: (t) => t('changed.paperTo', 'Issued to'),
  paperAddress: (t) => t('changed.paperAddress', 'Address'),
  paperPlace: (t) => t('changed.paperPlace', 'Place of supply'),
  paperTaxable: (t) => t('changed.paperTaxable', 'Amount without GST'),
  paperTax: (t) => t('changed.paperTax', 'GST'),
  paperTotal: (t) => t('changed.paperTotal', 'Total'),
};
