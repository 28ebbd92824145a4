import type { OwnDocument } from '@nukkad/contract/files/document/document.model';
import { t } from '../../platform/words.ts';

/** Kinds of documents as screens call them. */
export const documentTypeWords: Readonly<Record<OwnDocument['type'], string>> = {
  pan_card: t('review.pANCard', 'PAN card'),
  gst_certificate: t('review.gSTCertificate', 'GST certificate'),
  address_proof: t('review.proofOfAddress', 'Proof of address'),
  identity_proof: t('review.proofOfIdentity', 'Proof of identity'),
  cancelled_cheque: t('review.cancelledCheque', 'Cancelled cheque'),
  trade_licence: t('review.tradeLicence', 'Trade licence'),
  insurance: t('review.insurance', 'Insurance'),
  police_verification: t('review.policeVerification', 'Police verification'),
  certificate: t('review.certificate', 'Certificate'),
  other: t('review.otherDocument', 'Other document'),
};
