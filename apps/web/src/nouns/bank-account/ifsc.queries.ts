import { checkIfsc } from '@nukkad/contract/market/partnership/partnership.api';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';

/** The bank of a code, as soon as its eleven characters are typed. */
export const useBankOf = (ifsc: string) =>
  useQuery({
    queryKey: ['bank-account', 'ifsc', ifsc],
    queryFn: ({ signal }) => call(checkIfsc, { query: { ifsc }, quiet: true, signal }),
    enabled: /^[A-Z]{4}0[A-Z0-9]{6}$/.test(ifsc),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
