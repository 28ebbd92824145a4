import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@nukkad/contract/kernel/client';
import { onSessionEnd } from './session/session-store.ts';

/** One for good in the browser; the server never makes queries, its loaders call the API. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // Asked without a network as well: it fails at once, and the screen says so instead of waiting for ever.
      networkMode: 'offlineFirst',
      // A refusal stays a refusal; only a missing answer or a tired server is asked once more.
      retry: (times, error) =>
        times < 1 &&
        navigator.onLine &&
        error instanceof ApiError &&
        (error.status === 0 || error.status >= 500),
    },
    // Sent without a network as well: it fails at once, and the person learns of it. What waits for the network lies in
    // the outbox, where it can be seen.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Nothing of the person before.
onSessionEnd(() => queryClient.clear());
