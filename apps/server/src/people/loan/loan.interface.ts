import type { Paise } from '@nukkad/contract/kernel/money';
import type { Reader } from '../../platform/db/database.ts';

export interface LoanInterface {
  /** What is left of all loans that were handed over to this person, interest that was charged included. */
  owedBy(reader: Reader, of: { readonly organisationId: string; readonly staffId: string }): Promise<Paise>;
}
