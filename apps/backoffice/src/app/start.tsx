import '@fontsource-variable/anek-latin';
import '@fontsource-variable/anek-devanagari';
import '@mantine/core/styles.css';
import '../ui/office.css';
import { MantineProvider } from '@mantine/core';
import { cssVariablesResolver } from '@nukkad/paint/theme-tokens';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { changeNames } from './changes.gen.ts';
import { router } from './routes.tsx';
import { queryClient } from '../platform/query-client.ts';
import { ChangeNamesContext } from '../ui/change-names.ts';
import { theme } from '../ui/theme.ts';
import { ToastHost } from '../ui/toast-host.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the app.');

createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <ChangeNamesContext value={changeNames}>
          <ToastHost>
            <RouterProvider router={router} />
          </ToastHost>
        </ChangeNamesContext>
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
);
