import type { DocumentType, OwnDocument } from '@nukkad/contract/files/document/document.model';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

const words: Readonly<Record<DocumentType, (t: Translate) => string>> = {
  pan_card: (t) => t('document.type.pan_card', 'PAN card'),
  gst_certificate: (t) => t('document.type.gst_certificate', 'GST certificate'),
  address_proof: (t) => t('document.type.address_proof', 'Proof of address'),
  identity_proof: (t) => t('document.type.identity_proof', 'Proof of identity'),
  cancelled_cheque: (t) => t('document.type.cancelled_cheque', 'Cancelled cheque'),
  trade_licence: (t) => t('document.type.trade_licence', 'Trade licence'),
  insurance: (t) => t('document.type.insurance', 'Insurance'),
  police_verification: (t) => t('document.type.police_verification', 'Police verification'),
  certificate: (t) => t('document.type.certificate', 'Training certificate'),
  other: (t) => t('document.type.other', 'Other'),
};
export const documentWords = (t: Translate, type: DocumentType) => words[type](t);

/** Of the field for its last day. */
export const endLabel = (t: Translate, ends: 'needed' | 'optional' | 'none'): string =>
  ends === 'needed'
    ? t('document.expiry.needed', 'Valid until')
    : t('document.expiry.optional', 'Valid until (optional)');

/** Until when it is valid; empty: without an end. */
export function endWords(
  t: Translate,
  locale: string,
  { expiresOn, expiry }: Pick<OwnDocument, 'expiresOn' | 'expiry'>,
): string {
  if (expiresOn === null) return '';
  const day = formatInstant(`${expiresOn}T12:00:00Z`, 'day', locale);
  return {
    ended: t('document.ended', 'Ended on {{day}}', { day }),
    ending: t('document.ending', 'Ends on {{day}}', { day }),
    valid: t('document.validUntil', 'Valid until {{day}}', { day }),
  }[expiry ?? 'valid'];
}

/** Under 20 characters whole; otherwise the first 10, dots and the last 7 (specification section 9). */
export function shortName(name: string): string {
  const signs = Array.from(name);
  return signs.length < 20 ? name : `${signs.slice(0, 10).join('')}...${signs.slice(-7).join('')}`;
}
