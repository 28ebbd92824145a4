import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/tax-deposit.api';
import type { TaxChallan } from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { renewTaxes } from './income-tax.queries.ts';

export const useTaxDeposits = (taxYear: string) =>
  useQuery({
    queryKey: ['income-tax', 'deposits', taxYear] as const,
    queryFn: ({ signal }) => call(api.getTaxDeposits, { query: { taxYear }, quiet: true, signal }),
  });

export type NewChallan = EndpointInput<typeof api.recordTaxChallan>['body'];
type EditedChallan = EndpointInput<typeof api.editTaxChallan>['body'];

export const useRecordChallan = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewChallan) => call(api.recordTaxChallan, { body, quiet: true, idempotencyKey }),
    onSettled: renewTaxes,
  });

export const useEditChallan = () =>
  useMutation({
    mutationFn: (body: EditedChallan) => call(api.editTaxChallan, { body, quiet: true }),
    onSettled: renewTaxes,
  });

export const useRemoveChallan = () =>
  useMutation({
    mutationFn: (challanId: TaxChallan['challanId']) =>
      call(api.removeTaxChallan, { query: { challanId }, quiet: true }),
    onSettled: renewTaxes,
  });

export type Filing = EndpointInput<typeof api.fileTaxStatement>['body'];

export const useFileStatement = () =>
  useMutation({
    mutationFn: (body: Filing) => call(api.fileTaxStatement, { body, quiet: true }),
    onSettled: renewTaxes,
  });
