import {
  type confirmsErasure,
  eraseAccount,
  getPrivacy,
  requestDataExport,
  setConsent,
} from '@nukkad/contract/identity/privacy/privacy.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { Privacy, Purpose } from '@nukkad/contract/identity/privacy/privacy.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { keepConsent } from '../../platform/consent.ts';
import { queryClient } from '../../platform/query-client.ts';

const key = ['privacy'] as const;
const lookAgainMs = 3_000;
const keep = (privacy: Privacy) => {
  queryClient.setQueryData(key, privacy);
};

/** While a copy is being made, it is looked for again. */
export function usePrivacy() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getPrivacy, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data?.dataExport?.state === 'making' ? lookAgainMs : false),
  });
}

export function useConsent() {
  return useMutation({
    mutationFn: (said: { purpose: Purpose; given: boolean }) => call(setConsent, { body: said }),
    onSuccess: (privacy, { purpose, given }) => {
      if (purpose === 'analytics') keepConsent(given);
      keep(privacy);
    },
  });
}

export function useRequestCopy() {
  return useMutation({
    mutationFn: () => call(requestDataExport, { idempotencyKey: newIdempotencyKey() }),
    onSuccess: keep,
  });
}

export const erase = (seen: Seen<typeof confirmsErasure>) =>
  call(eraseAccount, { body: { understood: true, seen }, quiet: true });
