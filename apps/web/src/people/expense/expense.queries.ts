import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/expense/expense.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { approvalRoot, renewApprovals } from '../../nouns/approval/approval.queries.ts';
import { call } from '../../platform/api/client.ts';

const keys = {
  all: [approvalRoot, 'expenses'] as const,
  list: (asked: object) => [approvalRoot, 'expenses', 'list', asked] as const,
  one: (requestId: string) => [approvalRoot, 'expenses', 'one', requestId] as const,
  categories: [approvalRoot, 'expenses', 'categories'] as const,
  reading: (receiptId: string) => [approvalRoot, 'expenses', 'reading', receiptId] as const,
  advances: (asked: object) => [approvalRoot, 'expenses', 'advances', asked] as const,
};
/** The inbox and its count lie beside them. */
const renewExpenses = renewApprovals;

export const expensesAddress = listAddress(
  api.expensesQuery.shape,
  ['q', 'status', 'expenseCategoryId', 'staffId', 'fromDay', 'toDay'],
  {},
);
type ExpensesAsked = Partial<ReturnType<typeof expensesAddress.read>> & { readonly whose: 'own' | 'team' };

export const useExpenses = (asked: ExpensesAsked) =>
  useInfiniteQuery({
    queryKey: keys.list(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listExpenses, {
        query: { ...asked, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useExpense = (requestId: string) =>
  useQuery({
    queryKey: keys.one(requestId),
    queryFn: ({ signal }) => call(api.getExpense, { query: { requestId }, quiet: true, signal }),
  });

export const useCategories = () =>
  useQuery({
    queryKey: keys.categories,
    queryFn: ({ signal }) => call(api.listExpenseCategories, { query: { limit: 100 }, quiet: true, signal }),
  });

export const useAddReceipts = () =>
  useMutation({ mutationFn: (files: readonly File[]) => call(api.addReceipts, { files, quiet: true }) });

const lookAgainMs = 1_500;

/** Asked again while it is being read; without a network the person enters the amount as ever. */
export const useReceiptReading = (receiptId: string) =>
  useQuery({
    queryKey: keys.reading(receiptId),
    queryFn: ({ signal }) => call(api.getReceiptReading, { query: { receiptId }, quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? lookAgainMs : false),
    retry: false,
  });

export const removeReceipt = (receiptId: string) =>
  call(api.removeReceipt, { query: { receiptId }, quiet: true });

export type ExpenseBody = EndpointInput<typeof api.addExpense>['body'];

export const useAddExpense = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: ExpenseBody) => call(api.addExpense, { body, quiet: true, idempotencyKey }),
    onSettled: renewExpenses,
  });

export const useEditExpense = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editExpense>['body']) =>
      call(api.editExpense, { body, quiet: true }),
    onSettled: renewExpenses,
  });

export const useWithdrawExpense = () =>
  useMutation({
    mutationFn: ({ requestId, version }: { requestId: string; version: number }) =>
      call(api.withdrawExpense, { query: { requestId, version: String(version) }, quiet: true }),
    onSettled: renewExpenses,
  });

export const useReviewExpense = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.reviewExpense>['body']) =>
      call(api.reviewExpense, { body, quiet: true }),
    onSettled: renewExpenses,
  });

export const usePayExpense = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.payExpense>['body']) =>
      call(api.payExpense, { body, quiet: true }),
    onSettled: renewExpenses,
  });

export type CategoryBody = EndpointInput<typeof api.addExpenseCategory>['body'];

export const useAddCategory = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: CategoryBody) => call(api.addExpenseCategory, { body, quiet: true, idempotencyKey }),
    onSettled: renewExpenses,
  });

export const useEditCategory = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editExpenseCategory>['body']) =>
      call(api.editExpenseCategory, { body, quiet: true }),
    onSettled: renewExpenses,
  });

type AdvancesAsked = { readonly whose: 'own' | 'team'; readonly open?: 'true' };

export const useAdvances = (asked: AdvancesAsked) =>
  useInfiniteQuery({
    queryKey: keys.advances(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listAdvances, { query: { ...asked, cursor: pageParam, limit: 50 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export type AdvanceBody = EndpointInput<typeof api.giveAdvance>['body'];

export const useGiveAdvance = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: AdvanceBody) => call(api.giveAdvance, { body, quiet: true, idempotencyKey }),
    onSettled: renewExpenses,
  });

export type ReturnBody = EndpointInput<typeof api.returnAdvance>['body'];

export const useReturnAdvance = () =>
  useMutation({
    mutationFn: (body: ReturnBody) => call(api.returnAdvance, { body, quiet: true }),
    onSettled: renewExpenses,
  });
