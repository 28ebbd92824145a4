import { getCreditBalance } from '@nukkad/contract/money/credit/credit.api';
import { usePages } from '../../platform/api/pages.ts';

/** The balance, and what changed it. */
export function useOwnCredit() {
  return usePages(getCreditBalance, {});
}
