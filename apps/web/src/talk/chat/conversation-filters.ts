import { type SessionType, sessionTypes } from '@nukkad/contract/talk/chat/session-types';

export interface ListFilters {
  readonly q?: string;
  readonly sessionType?: SessionType;
  readonly referenceNo?: string;
  readonly unread?: 'true';
}

/** What the address asks of the list; what it does not know is left out. */
export function listFilters(search: URLSearchParams): ListFilters {
  const q = search.get('q');
  const type = sessionTypes.find((one) => one === search.get('sessionType'));
  const referenceNo = search.get('referenceNo');
  return {
    ...(q && { q }),
    ...(type && { sessionType: type }),
    ...(referenceNo && { referenceNo }),
    ...(search.get('unread') === 'true' && { unread: 'true' as const }),
  };
}
