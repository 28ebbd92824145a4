import * as api from '@nukkad/contract/market/quotation/lead-work.api';
import { changeLeadClaim, claimLead } from '@nukkad/contract/market/quotation/lead-refund.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../platform/api/client.ts';
import { renewLeads } from './lead.queries.ts';
import { renewQuotes } from './quotation.queries.ts';

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

export type QuestionAnswer = EndpointInput<typeof api.answerQuestion>['body'];

export const useAnswerQuestion = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (body: QuestionAnswer) => call(api.answerQuestion, { body, quiet: true }),
    onSettled: renewQuotes,
  });

/** The customer has opened what these partners sent; told once for each while the page is open. */
export function useLookAtPartners(rfqId: string, leadIds: readonly string[]): void {
  const all = leadIds.join(' ');
  useEffect(() => {
    for (const leadId of all.split(' ').filter(Boolean))
      void call(api.lookAtPartner, { body: { rfqId, leadId }, quiet: true }).catch(() => undefined);
  }, [rfqId, all]);
}
