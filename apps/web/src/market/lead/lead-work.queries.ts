import * as api from '@nukkad/contract/market/lead/lead-work.api';
import { changeLeadClaim, claimLead } from '@nukkad/contract/market/lead/lead-refund.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { renewLeads } from './lead.queries.ts';

export const useAcceptWork = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (leadId: string) => call(api.acceptWork, { body: { leadId }, quiet: true }),
    onSettled: renewLeads,
  });

export type LeadAction = EndpointInput<typeof api.actOnLead>['body'];

export const useActOnLead = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: LeadAction) => call(api.actOnLead, { body, quiet: true }),
    onSettled: renewLeads,
  });

export type LeadClaim = EndpointInput<typeof claimLead>['body'];

export const useClaimLead = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: LeadClaim) => call(claimLead, { body, quiet: true }),
    onSettled: renewLeads,
  });

export const useChangeClaim = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: EndpointInput<typeof changeLeadClaim>['body']) =>
      call(changeLeadClaim, { body, quiet: true }),
    onSettled: renewLeads,
  });
