import type { ReactNode } from 'react';
import { Workshop } from '../../ui/workshop.tsx';
import { Shell } from './shell.tsx';

/** The shell of the private areas: the same board, with the query client inside. */
export function PrivateShell({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <Workshop>{children}</Workshop>
    </Shell>
  );
}
