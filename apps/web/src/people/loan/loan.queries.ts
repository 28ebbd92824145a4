import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/loan/loan.api';
import { listAddress } from '@nukkad/lists/address';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const loansAddress = listAddress(api.loansQuery.shape, ['status'], {});
type LoansAsked = Partial<ReturnType<typeof loansAddress.read>> & { readonly whose: 'own' | 'team' };

export const useLoans = (asked: LoansAsked) =>
  usePages(api.listLoans, { ...asked, limit: 50 }, { counted: true, placeholderData: (before) => before });

export const useLoan = (loanId: string) => useAsked(api.getLoan, { params: { loanId } });

export type LoanBody = EndpointInput<typeof api.askForLoan>['body'];
export type GivenBody = EndpointInput<typeof api.giveLoan>['body'];
export type HandOverBody = EndpointInput<typeof api.handOverLoan>['body'];
export type RepayBody = EndpointInput<typeof api.repayLoan>['body'];

export const useAskForLoan = (idempotencyKey: string) => useSend(api.askForLoan, { idempotencyKey });

export const useEditLoan = () => useSend(api.editLoan);

export const useGiveLoan = (idempotencyKey: string) => useSend(api.giveLoan, { idempotencyKey });

export const useWithdrawLoan = () =>
  useSend(api.withdrawLoan, {
    given: ({ requestId, version }: { requestId: string; version: number }) => ({
      query: { requestId, version: String(version) },
    }),
  });

export const useReviewLoan = () => useSend(api.reviewLoan);

export const useHandOverLoan = () => useSend(api.handOverLoan);

export const useDropLoan = () => useSend(api.dropLoan);

export const usePauseLoan = () => useSend(api.pauseLoan);

export const useRepayLoan = () => useSend(api.repayLoan);
