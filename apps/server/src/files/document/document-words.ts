import type { DocumentType } from '@nukkad/contract/files/document/document.model';
import type { Said } from '../../platform/spoken.rules.ts';

/** What kinds of documents are called in messages. */
export const documentWords: Readonly<Record<DocumentType, Said>> = {
  pan_card: { en: 'PAN card', hi: 'PAN कार्ड' },
  gst_certificate: { en: 'GST certificate', hi: 'GST प्रमाणपत्र' },
  address_proof: { en: 'proof of address', hi: 'पते का प्रमाण' },
  identity_proof: { en: 'proof of identity', hi: 'पहचान का प्रमाण' },
  cancelled_cheque: { en: 'cancelled cheque', hi: 'कैंसल चेक' },
  trade_licence: { en: 'trade licence', hi: 'व्यापार लाइसेंस' },
  insurance: { en: 'insurance', hi: 'बीमा' },
  police_verification: { en: 'police verification', hi: 'पुलिस सत्यापन' },
  certificate: { en: 'training certificate', hi: 'ट्रेनिंग का प्रमाणपत्र' },
  other: { en: 'document', hi: 'दस्तावेज़' },
};
