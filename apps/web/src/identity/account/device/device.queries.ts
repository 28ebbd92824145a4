import {
  endOtherSessions,
  endSession,
  getActiveSessions,
} from '@nukkad/contract/identity/account/session.api';
import { useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

/** A single page of 100 is enough; a person with more devices ends the newest ones first. */
export function useDevices() {
  return useAsked(getActiveSessions, { query: { limit: 100 } }, { select: ({ items }) => items });
}

export function useEndDevice() {
  return useSend(endSession, {
    given: (id: string) => ({ params: { id } }),
    only: [getActiveSessions],
    loud: true,
  });
}

export function useEndOtherDevices() {
  return useSend(endOtherSessions, { only: [getActiveSessions] });
}
