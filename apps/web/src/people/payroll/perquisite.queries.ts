import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/perquisite.api';
import type { Perquisite } from '@nukkad/contract/people/payroll/perquisite.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { renewTaxes } from './income-tax.queries.ts';

/** Oneself, or with the permission someone of the organisation. */
export const usePerquisites = (taxYear: string, staffId?: string) =>
  useQuery({
    queryKey: ['income-tax', 'perquisites', taxYear, staffId ?? ''] as const,
    queryFn: ({ signal }) =>
      call(api.getPerquisites, { query: { taxYear, ...(staffId && { staffId }) }, quiet: true, signal }),
  });

export type NewPerquisite = EndpointInput<typeof api.addPerquisite>['body'];
export type EditedPerquisite = EndpointInput<typeof api.editPerquisite>['body'];

export const useAddPerquisite = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewPerquisite) => call(api.addPerquisite, { body, quiet: true, idempotencyKey }),
    onSettled: renewTaxes,
  });

export const useEditPerquisite = () =>
  useMutation({
    mutationFn: (body: EditedPerquisite) => call(api.editPerquisite, { body, quiet: true }),
    onSettled: renewTaxes,
  });

export const useRemovePerquisite = () =>
  useMutation({
    mutationFn: (perquisiteId: Perquisite['perquisiteId']) =>
      call(api.removePerquisite, { query: { perquisiteId }, quiet: true }),
    onSettled: renewTaxes,
  });
