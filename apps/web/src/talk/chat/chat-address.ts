import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The open conversation, on any page: `?chat=<conversation>`. */
const parameter = 'chat';
/** What is open within it goes with it. */
export const findParameter = 'find';
const seqParameter = 'at';
const inside = ['dialog', 'message', 'photo', findParameter, seqParameter];

export const messageCentrePath = '/message_center';

export const useOpenConversation = (): string | null => useSearchParams()[0].get(parameter);

/** The address of this page with a conversation open, or with none. */
export function withConversation(search: URLSearchParams, conversationId: string | null): string {
  const next = new URLSearchParams(search);
  for (const name of [parameter, ...inside]) next.delete(name);
  if (conversationId) next.set(parameter, conversationId);
  return next.size ? `?${next}` : '';
}

/** The address with a found message open, in its conversation. */
export function withMessage(
  search: URLSearchParams,
  { conversationId, seq }: { readonly conversationId: string; readonly seq: number },
  words: string,
): string {
  const next = new URLSearchParams(withConversation(search, conversationId));
  next.set(findParameter, words);
  next.set(seqParameter, String(seq));
  return `?${next}`;
}

/** What is looked for in the open conversation, and which message was opened; null: neither. */
export function useFound(): { readonly words: string | null; readonly seq: number | null } {
  const [search] = useSearchParams();
  const seq = Number(search.get(seqParameter));
  return { words: search.get(findParameter), seq: Number.isSafeInteger(seq) && seq > 0 ? seq : null };
}

/** Begins to look for words in the open conversation, goes to its newest message, or stops. */
export function useFoundNavigation() {
  const [, setSearch] = useSearchParams();
  const turn = (change: (search: URLSearchParams) => void) => () =>
    setSearch(
      (search) => {
        const next = new URLSearchParams(search);
        next.delete(seqParameter);
        change(next);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    begin: turn((search) => search.set(findParameter, '')),
    toNewest: turn((search) => search.delete(findParameter)),
    stop: turn((search) => search.delete(findParameter)),
  };
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
