import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

const words: Readonly<Record<DocumentType, (t: Translate) => string>> = {
  pan_card: (t) => t('document.type.pan_card', 'PAN card'),
  gst_certificate: (t) => t('document.type.gst_certificate', 'GST certificate'),
  address_proof: (t) => t('document.type.address_proof', 'Proof of address'),
  identity_proof: (t) => t('document.type.identity_proof', 'Proof of identity'),
  cancelled_cheque: (t) => t('document.type.cancelled_cheque', 'Cancelled cheque'),
  trade_licence: (t) => t('document.type.trade_licence', 'Trade licence'),
  certificate: (t) => t('document.type.certificate', 'Training certificate'),
  other: (t) => t('document.type.other', 'Other'),
};
export const documentWords = (t: Translate, type: DocumentType) => words[type](t);

/** Under 20 characters whole; otherwise the first 10, dots and the last 7 (specification section 9). */
export function shortName(name: string): string {
  const signs = Array.from(name);
  return signs.length < 20 ? name : `${signs.slice(0, 10).join('')}...${signs.slice(-7).join('')}`;
}
