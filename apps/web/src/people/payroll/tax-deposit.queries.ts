import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/tax-deposit.api';
import type { TaxChallan } from '@nukkad/contract/people/payroll/tax-deposit.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export const useTaxDeposits = (taxYear: string) => useAsked(api.getTaxDeposits, { query: { taxYear } });

export type NewChallan = EndpointInput<typeof api.recordTaxChallan>['body'];

export const useRemoveChallan = () =>
  useSend(api.removeTaxChallan, {
    given: (challanId: TaxChallan['challanId']) => ({ query: { challanId } }),
  });
