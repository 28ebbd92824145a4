import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../platform/query-client.ts';

/**
 * What a working screen stands in: the query client. The private areas have it around them; a public page puts it
 * inside a part that it loads lazily. Controls of Mantine's stand in a <MantineIsland> of their own.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
