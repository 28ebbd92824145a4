import type { Platform } from '../../../platform/platform.ts';
import { findBankName } from './bank.store.ts';

/** The bank of an IFSC; null where no bank has such codes. The branch is known to the bank alone. */
export const readBankName = ({ db }: Pick<Platform, 'db'>, ifsc: string): Promise<string | null> =>
  findBankName(db, ifsc);
