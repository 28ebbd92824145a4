import { checkIfsc } from '@nukkad/contract/market/partnership/partnership.api';
import { useAsked } from '../../platform/api/asked.ts';

/** The bank of a code, as soon as its eleven characters are typed. */
export const useBankOf = (ifsc: string) =>
  useAsked(
    checkIfsc,
    { query: { ifsc } },
    { enabled: /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc), staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
