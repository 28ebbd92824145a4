import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/talk/support/session.api';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';

const keys = {
  all: ['support-chat'] as const,
  availability: ['support-chat', 'availability'] as const,
  session: ['support-chat', 'session'] as const,
  lines: (sid: string) => ['support-chat', 'lines', sid] as const,
};

/** The socket tells of changes; where it is away they are looked for so often. */
const lookAgainMs = 30_000;

const isOver = (session: SupportSession | null | undefined) =>
  !session || session.status === 'Closed' || session.status === 'Cancelled';

export const useAvailability = () =>
  useQuery({
    queryKey: keys.availability,
    queryFn: ({ signal }) => call(api.checkSupport, { quiet: true, signal }),
    refetchInterval: lookAgainMs,
  });

/** The open session, else the last one; null: there was none. */
export const useSession = () =>
  useQuery({
    queryKey: keys.session,
    queryFn: async ({ signal }) => (await call(api.getSession, { query: {}, quiet: true, signal })).session,
    refetchInterval: ({ state }) => (isOver(state.data) ? false : lookAgainMs),
  });

export const useLines = ({ sid, status }: SupportSession) =>
  useQuery({
    queryKey: keys.lines(sid),
    queryFn: async ({ signal }) =>
      (await call(api.listSessionMessages, { query: { sid }, quiet: true, signal })).messages,
    placeholderData: keepPreviousData,
    refetchInterval: status === 'Closed' || status === 'Cancelled' ? false : lookAgainMs,
  });

export const renewSession = () => void queryClient.invalidateQueries({ queryKey: keys.all });
export const renewLines = (sid: string) => void queryClient.invalidateQueries({ queryKey: keys.lines(sid) });

const again = () => queryClient.invalidateQueries({ queryKey: keys.all });

export const useOpenSession = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.openSession>['body']) =>
      call(api.openSession, { body, quiet: true }),
    onSettled: again,
  });

export const useSay = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.sayInSession>['body']) =>
      call(api.sayInSession, { body, quiet: true }),
    onSettled: again,
  });

export const useMoveSession = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.moveSession>['body']) => call(api.moveSession, { body }),
    onSettled: again,
  });

export const useRate = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.rateSession>['body']) =>
      call(api.rateSession, { body, quiet: true }),
    onSettled: again,
  });

export const useMakeRequest = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.sessionToIncident>['body']) =>
      call(api.sessionToIncident, { body, quiet: true }),
    onSettled: again,
  });

export const useAskCallBack = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.askCallBack>['body']) =>
      call(api.askCallBack, { body, quiet: true }),
  });
