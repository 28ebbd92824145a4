import { decrypt, encrypt } from '../../../platform/encryption.ts';
import { type SealedColumns, sealedColumn } from '../../../platform/resealing/sealed-columns.ts';

/** The PAN of a landlord, to lie in the row of its claim. */
export const sealLandlord = (secret: string, claimId: string, pan: string) =>
  encrypt(secret, 'landlord pan', pan, claimId);

/** For the statement of the fourth quarter alone. */
export const openLandlord = (secret: string, claimId: string, sealed: string) =>
  decrypt(secret, 'landlord pan', sealed, claimId);

export const sealedLandlords: readonly SealedColumns[] = [
  sealedColumn({
    table: 'income_tax_claim',
    key: 'claim_id',
    column: 'landlord_pan_sealed',
    purpose: 'landlord pan',
  }),
];
