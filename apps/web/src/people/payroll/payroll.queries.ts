import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/payroll.api';
import type { ReturnKind } from '@nukkad/contract/people/payroll/payroll-return.model';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { saveFile } from '../../ui/save-file.ts';

const keys = {
  all: ['payroll'] as const,
  runs: ['payroll', 'runs'] as const,
  run: (runId: string) => ['payroll', 'run', runId] as const,
  toPay: (runId: string) => ['payroll', 'to-pay', runId] as const,
  payslips: (of: object) => ['payroll', 'payslips', of] as const,
  payslip: (payslipId: string) => ['payroll', 'payslip', payslipId] as const,
  entries: (month: string) => ['payroll', 'entries', month] as const,
};
export const renewPayroll = () => queryClient.invalidateQueries({ queryKey: keys.all });

export const usePayrolls = () =>
  useInfiniteQuery({
    queryKey: keys.runs,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listPayrolls, { query: { cursor: pageParam, limit: 24 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

const progressMs = 1_000;
const lookAgainMs = 30_000;

/** While it is worked out the screen follows how far it is. */
export const usePayroll = (runId: string) =>
  useQuery({
    queryKey: keys.run(runId),
    queryFn: ({ signal }) => call(api.getPayroll, { params: { runId }, quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'Preparing' ? progressMs : lookAgainMs),
  });

export const payslipsAddress = listAddress(
  api.payslipQuery.shape,
  ['changed', 'warned', 'unpaid', 'absent'],
  {},
);
type PayslipFilters = Partial<ReturnType<typeof payslipsAddress.read>>;

/** Of a payroll, or the caller's own. */
export const usePayslips = (of: { runId?: string; own?: 'true' }, filters: PayslipFilters = {}) =>
  useInfiniteQuery({
    queryKey: keys.payslips({ ...of, ...filters }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listSalaries, {
        query: { ...of, ...filters, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const usePayslip = (payslipId: string) =>
  useQuery({
    queryKey: keys.payslip(payslipId),
    queryFn: ({ signal }) => call(api.getPayslip, { params: { payslipId }, quiet: true, signal }),
  });

export async function savePayslip(payslipId: string, month: string): Promise<void> {
  const paper: unknown = await call(api.getPayslipPdf, { params: { payslipId }, quiet: true });
  if (paper instanceof Blob) saveFile(paper, `payslip-${month.slice(0, 7)}.pdf`);
}

const fileNames: Readonly<Record<ReturnKind, (month: string) => string>> = {
  bank: (month) => `salaries-${month}.csv`,
  pf: (month) => `ecr-${month}.txt`,
  esi: (month) => `esi-${month}.xls`,
  esi_csv: (month) => `esi-${month}.csv`,
  pt: (month) => `professional-tax-${month}.csv`,
  lwf: (month) => `labour-welfare-${month}.csv`,
  register: (month) => `payroll-register-${month}.csv`,
};

export async function savePayrollFile(runId: string, month: string, kind: ReturnKind): Promise<void> {
  const file: unknown = await call(api.getPayrollFile, { params: { runId }, query: { kind }, quiet: true });
  if (file instanceof Blob) saveFile(file, fileNames[kind](month.slice(0, 7)));
}

export const useBeginPayroll = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: { month: string }) => call(api.beginPayroll, { body, quiet: true, idempotencyKey }),
    onSettled: renewPayroll,
  });

export const useMovePayroll = (runId: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.movePayroll>['body']) =>
      call(api.movePayroll, { params: { runId }, body, quiet: true }),
    onSettled: renewPayroll,
  });

export const useDecideAbsences = (runId: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.decideAbsences>['body']) =>
      call(api.decideAbsences, { params: { runId }, body, quiet: true }),
    // The grid of the month changes with it.
    onSettled: () => queryClient.invalidateQueries(),
  });

export const useConfirmPayroll = (runId: string, idempotencyKey: string) =>
  useMutation({
    mutationFn: (seen: EndpointInput<typeof api.confirmPayroll>['body']['seen']) =>
      call(api.confirmPayroll, { params: { runId }, body: { seen }, quiet: true, idempotencyKey }),
    onSettled: renewPayroll,
  });

export const useSalariesToPay = (runId: string) =>
  useQuery({
    queryKey: keys.toPay(runId),
    queryFn: ({ signal }) => call(api.getSalariesToPay, { query: { runId }, quiet: true, signal }),
  });

export const usePaySalaries = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.paySalaries>['body']) =>
      call(api.paySalaries, { body, quiet: true, idempotencyKey }),
    onSettled: renewPayroll,
  });

export const useEntries = (month: string) =>
  useInfiniteQuery({
    queryKey: keys.entries(month),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listPayrollEntries, { query: { month, cursor: pageParam, limit: 50 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export type NewEntry = EndpointInput<typeof api.addPayrollEntry>['body'];

export const useAddEntry = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewEntry) => call(api.addPayrollEntry, { body, quiet: true, idempotencyKey }),
    onSettled: renewPayroll,
  });

export const useRemoveEntry = () =>
  useMutation({
    mutationFn: (payrollEntryId: string) =>
      call(api.removePayrollEntry, { query: { payrollEntryId }, quiet: true }),
    onSettled: renewPayroll,
  });
