import * as api from '@nukkad/contract/talk/support/session.api';
import type { SupportSession } from '@nukkad/contract/talk/support/session.model';
import { keepPreviousData } from '@tanstack/react-query';
import { renew, useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

/** The socket tells of changes; where it is away they are looked for so often. */
const lookAgainMs = 30_000;

const isOver = (session: SupportSession | null | undefined) =>
  !session || session.status === 'Closed' || session.status === 'Cancelled';

export const useAvailability = () => useAsked(api.checkSupport, {}, { refetchInterval: lookAgainMs });

/** The open session, else the last one; null: there was none. */
export const useSession = () =>
  useAsked(
    api.getSession,
    { query: {} },
    {
      refetchInterval: ({ state }) => (isOver(state.data?.session) ? false : lookAgainMs),
      select: ({ session }) => session,
    },
  );

export const useLines = ({ sid, status }: SupportSession) =>
  useAsked(
    api.listSessionMessages,
    { query: { sid } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: status === 'Closed' || status === 'Cancelled' ? false : lookAgainMs,
      select: ({ messages }) => messages,
    },
  );

/** Questions, incidents and reports beside it stay as they are. */
const chat = { only: [api.checkSupport, api.getSession, api.listSessionMessages] };

export const renewSession = () => void renew(...chat.only);
export const renewLines = () => void renew(api.listSessionMessages);

export const useOpenSession = () => useSend(api.openSession, chat);

export const useSay = () => useSend(api.sayInSession, chat);

export const useMoveSession = () => useSend(api.moveSession, { ...chat, loud: true });

export const useRate = () => useSend(api.rateSession, chat);

export const useMakeRequest = () => useSend(api.sessionToIncident, chat);
