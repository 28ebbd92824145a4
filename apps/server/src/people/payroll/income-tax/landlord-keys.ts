import { decrypt, encrypt } from '../../../platform/encryption.ts';

/** The PAN of a landlord, to lie in the row of its claim. */
export const sealLandlord = (secret: string, claimId: string, pan: string) =>
  encrypt(secret, 'landlord pan', pan, claimId);

/** For the statement of the fourth quarter alone. */
export const openLandlord = (secret: string, claimId: string, sealed: string) =>
  decrypt(secret, 'landlord pan', sealed, claimId);
