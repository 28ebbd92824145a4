import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/loan/loan.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoot, renewApprovals } from '../../nouns/approval/approval.queries.ts';
import { call } from '../../platform/api/client.ts';

const keys = {
  list: (asked: object) => [approvalRoot, 'loans', 'list', asked] as const,
  one: (loanId: string) => [approvalRoot, 'loans', 'one', loanId] as const,
};
/** The inbox and its count lie beside them. */
const renewLoans = renewApprovals;

export const loansAddress = listAddress(api.loansQuery.shape, ['status'], {});
type LoansAsked = Partial<ReturnType<typeof loansAddress.read>> & { readonly whose: 'own' | 'team' };

export const useLoans = (asked: LoansAsked) =>
  useInfiniteQuery({
    queryKey: keys.list(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listLoans, {
        query: { ...asked, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useLoan = (loanId: string) =>
  useQuery({
    queryKey: keys.one(loanId),
    queryFn: ({ signal }) => call(api.getLoan, { params: { loanId }, quiet: true, signal }),
  });

export type LoanBody = EndpointInput<typeof api.askForLoan>['body'];
export type GivenBody = EndpointInput<typeof api.giveLoan>['body'];
export type HandOverBody = EndpointInput<typeof api.handOverLoan>['body'];
export type RepayBody = EndpointInput<typeof api.repayLoan>['body'];

export const useAskForLoan = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: LoanBody) => call(api.askForLoan, { body, quiet: true, idempotencyKey }),
    onSettled: renewLoans,
  });

export const useEditLoan = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editLoan>['body']) =>
      call(api.editLoan, { body, quiet: true }),
    onSettled: renewLoans,
  });

export const useGiveLoan = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: GivenBody) => call(api.giveLoan, { body, quiet: true, idempotencyKey }),
    onSettled: renewLoans,
  });

export const useWithdrawLoan = () =>
  useMutation({
    mutationFn: ({ requestId, version }: { requestId: string; version: number }) =>
      call(api.withdrawLoan, { query: { requestId, version: String(version) }, quiet: true }),
    onSettled: renewLoans,
  });

export const useReviewLoan = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.reviewLoan>['body']) =>
      call(api.reviewLoan, { body, quiet: true }),
    onSettled: renewLoans,
  });

export const useHandOverLoan = () =>
  useMutation({
    mutationFn: (body: HandOverBody) => call(api.handOverLoan, { body, quiet: true }),
    onSettled: renewLoans,
  });

export const useDropLoan = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.dropLoan>['body']) =>
      call(api.dropLoan, { body, quiet: true }),
    onSettled: renewLoans,
  });

export const usePauseLoan = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.pauseLoan>['body']) =>
      call(api.pauseLoan, { body, quiet: true }),
    onSettled: renewLoans,
  });

export const useRepayLoan = () =>
  useMutation({
    mutationFn: (body: RepayBody) => call(api.repayLoan, { body, quiet: true }),
    onSettled: renewLoans,
  });
