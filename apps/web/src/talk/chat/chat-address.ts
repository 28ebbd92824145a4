import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The open conversation, on any page: `?chat=<conversation>`. */
const parameter = 'chat';
/** What is open within it goes with it. */
const inside = ['dialog', 'message', 'photo'];

export const messageCentrePath = '/message_center';

export const useOpenConversation = (): string | null => useSearchParams()[0].get(parameter);

/** The address of this page with a conversation open, or with none. */
export function withConversation(search: URLSearchParams, conversationId: string | null): string {
  const next = new URLSearchParams(search);
  for (const name of [parameter, ...inside]) next.delete(name);
  if (conversationId) next.set(parameter, conversationId);
  return next.size ? `?${next}` : '';
}

export function useChatNavigation() {
  const navigate = useNavigate();
  const go = useCallback(
    (conversationId: string | null, replace: boolean) =>
      void navigate(
        { search: withConversation(new URLSearchParams(window.location.search), conversationId) },
        { preventScrollReset: true, replace },
      ),
    [navigate],
  );
  return {
    open: useCallback((conversationId: string) => go(conversationId, false), [go]),
    close: useCallback(() => go(null, true), [go]),
  };
}
