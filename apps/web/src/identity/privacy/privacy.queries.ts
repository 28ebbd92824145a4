import {
  type confirmsErasure,
  eraseAccount,
  getPrivacy,
  requestDataExport,
  setConsent,
} from '@nukkad/contract/identity/privacy/privacy.api';
import type { Seen } from '@nukkad/contract/kernel/confirmation';
import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { keepConsent } from '../../platform/consent.ts';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

const lookAgainMs = 3_000;
const keep = (privacy: Privacy) => keepAnswer(getPrivacy, {}, privacy);

/** While a copy is being made, it is looked for again. */
export function usePrivacy() {
  return useAsked(
    getPrivacy,
    {},
    { refetchInterval: ({ state }) => (state.data?.dataExport?.state === 'making' ? lookAgainMs : false) },
  );
}

export function useConsent() {
  return useSend(setConsent, {
    loud: true,
    keep: (privacy, { purpose, given }) => {
      if (purpose === 'analytics') keepConsent(given);
      keep(privacy);
    },
  });
}

export function useRequestCopy() {
  return useSend(requestDataExport, {
    given: () => ({ idempotencyKey: newIdempotencyKey() }),
    loud: true,
    keep,
  });
}

export const erase = (seen: Seen<typeof confirmsErasure>) =>
  call(eraseAccount, { body: { understood: true, seen }, quiet: true });
