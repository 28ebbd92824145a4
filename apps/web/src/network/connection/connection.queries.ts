import * as api from '@nukkad/contract/network/connection/connection.api';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

export const useConnections = (q: string) =>
  usePages(api.listApprovedUsers, { limit: shown, ...(q && { q }) });
export const useRequests = (side: 'asked' | 'asks') =>
  usePages(api.listConnections, { status: 'Requested', side, limit: shown });
export const useFoundMembers = (q: string, trade: string) =>
  usePages(api.findMembers, { limit: shown, ...(q && { q }), ...(trade && { trade }) });
export const useSuggestions = () => usePages(api.listSuggestions, { limit: shown });
export const useBlocks = () => usePages(api.listBlocks, { limit: shown });
export const useMutual = (memberId: string) => usePages(api.listMutual, { memberId, limit: shown });
export const useConnectionCounts = () => useAsked(api.countConnections, {}, { staleTime: 60_000 });

/** One of the moves of a request or connection, from the version that is shown. */
export const useMove = (action: 'accept' | 'reject' | 'withdraw' | 'remove') =>
  useSend(api.updateConnection, {
    given: ({ memberId, version }: { readonly memberId: string; readonly version: number }) => ({
      body: { memberId, version, action },
    }),
  });
