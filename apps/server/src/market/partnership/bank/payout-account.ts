import type { Platform } from '../../../platform/platform.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { decryptAccountNumber } from '../partnership-keys.ts';
import { findBank } from './bank.store.ts';

/** The verified account that a partner is paid to. */
export interface PayoutAccountOf {
  /** Another account has another. */
  readonly checkId: string;
  readonly holderName: string;
  readonly ifsc: string;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountLast4: string;
}

/** Null: none, or not verified. The number leaves for the payout provider alone. */
export const payoutAccountOf =
  ({ config }: Pick<Platform, 'config'>) =>
  async (reader: Reader, organisationId: string): Promise<PayoutAccountOf | null> => {
    const bank = await findBank(reader, organisationId);
    if (bank?.status !== 'verified') return null;
    const { checkId, holderName, ifsc, bankName, accountLast4 } = bank;
    const accountNumber = decryptAccountNumber(config.secret, organisationId, bank.accountSealed);
    return { checkId, holderName, ifsc, bankName, accountNumber, accountLast4 };
  };
