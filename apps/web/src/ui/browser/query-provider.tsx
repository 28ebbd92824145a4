import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';

/**
 * Provides the query client to its children. The private areas wrap all their screens in it; a public page uses it
 * inside a part that it loads lazily. Mantine controls need a <MantineIsland> of their own.
 */
export function QueryProvider({ children }: { children: ReactNode }) {
  const { language } = useTranslation();
  const asked = useRef(language);
  // Names of services and answers come in the language of the call.
  useEffect(() => {
    if (asked.current !== language) void queryClient.invalidateQueries();
    asked.current = language;
  }, [language]);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
