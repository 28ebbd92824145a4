import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../platform/query-client.ts';

/**
 * Provides the query client to its children. The private areas wrap all their screens in it; a public page uses it
 * inside a part that it loads lazily. Mantine controls need a <MantineIsland> of their own.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
