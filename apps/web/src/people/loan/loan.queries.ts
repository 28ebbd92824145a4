import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/loan/loan.api';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const useLoans = (whose: 'own' | 'team') =>
  usePages(api.listLoans, { whose, limit: 50 }, { counted: true, placeholderData: (before) => before });

export const useLoan = (loanId: string) => useAsked(api.getLoan, { params: { loanId } });

export type LoanBody = EndpointInput<typeof api.askForLoan>['body'];

export const useWithdrawLoan = () =>
  useSend(api.withdrawLoan, {
    given: ({ requestId, version }: { requestId: string; version: number }) => ({
      query: { requestId, version: String(version) },
    }),
  });
