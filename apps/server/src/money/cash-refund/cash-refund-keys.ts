import { decrypt, encrypt } from '../../platform/encryption.ts';
import { type SealedColumns, sealedColumn } from '../../platform/resealing/sealed-columns.ts';

/** The account number or UPI id of a customer, to lie in the row of one refund. */
export const sealAccount = (secret: string, refundId: string, number: string) =>
  encrypt(secret, 'cash refund account', number, refundId);

/** For the payout provider alone. */
export const openAccount = (secret: string, refundId: string, sealed: string) =>
  decrypt(secret, 'cash refund account', sealed, refundId);

export const sealedRefundAccounts: readonly SealedColumns[] = [
  sealedColumn({
    table: 'cash_refund',
    key: 'refund_id',
    column: 'account_sealed',
    purpose: 'cash refund account',
  }),
];
