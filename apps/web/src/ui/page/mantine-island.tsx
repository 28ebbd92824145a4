import 'virtual:theme-of-mantine.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeManager } from '../theme/color-scheme.ts';
import { theme } from '../theme/theme.ts';

/**
 * Where Mantine lives: around private screens, and around a dialog that a public page loads when asked.
 * Public pages carry none of it at first. The variables are two style sheets made by the build: what our own
 * styles use is on every page, what Mantine's use comes with it.
 */
export function MantineIsland({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  );
}
