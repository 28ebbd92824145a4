import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/payroll/perquisite.api';
import type { Perquisite } from '@nukkad/contract/people/payroll/perquisite.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** Oneself, or with the permission someone of the organisation. */
export const usePerquisites = (taxYear: string, staffId?: string) =>
  useAsked(api.getPerquisites, { query: { taxYear, ...(staffId && { staffId }) } });

export type NewPerquisite = EndpointInput<typeof api.addPerquisite>['body'];

export const useRemovePerquisite = () =>
  useSend(api.removePerquisite, {
    given: (perquisiteId: Perquisite['perquisiteId']) => ({ query: { perquisiteId } }),
  });
