import { encrypt, decrypt } from '../../platform/encryption.ts';

/** The PAN of an organisation, to lie in its row. */
export const encryptPan = (secret: string, organisationId: string, pan: string) =>
  encrypt(secret, 'partner pan', pan, organisationId);

/** For a reviewer, who compares it with the card. */
export const openPan = (secret: string, organisationId: string, sealed: string) =>
  decrypt(secret, 'partner pan', sealed, organisationId);

/** The account number of an organisation, to lie in its row. */
export const encryptAccountNumber = (secret: string, organisationId: string, accountNumber: string) =>
  encrypt(secret, 'partner bank account', accountNumber, organisationId);

export const decryptAccountNumber = (secret: string, organisationId: string, sealed: string) =>
  decrypt(secret, 'partner bank account', sealed, organisationId);
