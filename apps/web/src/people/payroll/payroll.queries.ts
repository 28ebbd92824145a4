import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/payroll.api';
import type { ReturnKind } from '@nukkad/contract/people/payroll/payroll-return.model';
import { call } from '../../platform/api/client.ts';
import { saveFile } from '../../ui/press/save-file.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const usePayrolls = () => usePages(api.listPayrolls, { limit: 24 });

const progressMs = 1_000;
const lookAgainMs = 30_000;

/** While it is worked out the screen follows how far it is. */
export const usePayroll = (runId: string) =>
  useAsked(
    api.getPayroll,
    { params: { runId } },
    { refetchInterval: ({ state }) => (state.data?.status === 'Preparing' ? progressMs : lookAgainMs) },
  );

/** Of a payroll, or the caller's own. */
export const usePayslips = (of: { runId?: string; absent?: 'true'; own?: 'true' }) =>
  usePages(api.listSalaries, { ...of, limit: 50 }, { counted: true, placeholderData: (before) => before });

export const usePayslip = (payslipId: string) => useAsked(api.getPayslip, { params: { payslipId } });

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

export const useMovePayroll = (runId: string) =>
  useSend(api.movePayroll, {
    given: (body: EndpointInput<typeof api.movePayroll>['body']) => ({ params: { runId }, body }),
  });

export const useDecideAbsences = (runId: string) =>
  useSend(api.decideAbsences, {
    given: (body: EndpointInput<typeof api.decideAbsences>['body']) => ({ params: { runId }, body }),
  });

export const useConfirmPayroll = (runId: string) =>
  useSend(api.confirmPayroll, {
    given: (seen: EndpointInput<typeof api.confirmPayroll>['body']['seen']) => ({
      params: { runId },
      body: { seen },
    }),
  });

export const useSalariesToPay = (runId: string) => useAsked(api.getSalariesToPay, { query: { runId } });

export const useEntries = (month: string) => usePages(api.listPayrollEntries, { month, limit: 50 });

export type NewEntry = EndpointInput<typeof api.addPayrollEntry>['body'];

export const useRemoveEntry = () =>
  useSend(api.removePayrollEntry, { given: (payrollEntryId: string) => ({ query: { payrollEntryId } }) });
