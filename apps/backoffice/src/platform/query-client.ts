import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@nukkad/contract/kernel/client';

/** A refusal is an answer: only what did not reach the server, or broke there, is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) =>
        count < 2 && error instanceof ApiError && (error.status === 0 || error.status >= 500),
    },
  },
});
