import * as api from '@nukkad/contract/market/lead/lead-work.api';
import { changeLeadClaim, claimLead } from '@nukkad/contract/market/lead/lead-refund.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useSend } from '../../platform/api/send.ts';

export const useAcceptWork = () =>
  useSend(api.acceptWork, { given: (leadId: string) => ({ body: { leadId } }) });

export type LeadAction = EndpointInput<typeof api.actOnLead>['body'];

export const useActOnLead = () => useSend(api.actOnLead);

export type LeadClaim = EndpointInput<typeof claimLead>['body'];

export const useClaimLead = () => useSend(claimLead);

export const useChangeClaim = () => useSend(changeLeadClaim);
