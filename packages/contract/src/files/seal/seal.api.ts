import { endpoint } from '../../kernel/endpoint.ts';
import { pdfErrors } from './seal.noun.ts';
import { pdfVerification, verifyLimits } from './seal.model.ts';

const tag = 'Documents';

export const verifyDocument = endpoint('POST /document/verify', {
  summary: 'What the signatures of a PDF say, and whether our seal on it is unchanged; nothing is kept',
  tag,
  authz: { who: 'anyone', scope: 'only who has the file itself' },
  unconfirmed: 'only-reads',
  touches: 'nothing',
  upload: { field: 'file', maxFiles: 1, maxBytes: verifyLimits.bytes, mediaTypes: ['application/pdf'] },
  response: pdfVerification,
  errors: [pdfErrors.pdf_unreadable, pdfErrors.pdf_locked],
  perMinute: 20,
});

export const downloadSealCertificate = endpoint('GET /document/seal-certificate', {
  summary: 'The certificate that documents are sealed with, PEM, for verifying in another program',
  tag,
  authz: { who: 'anyone' },
  produces: 'application/x-pem-file',
});
