import type { ReactNode } from 'react';
import { Stack } from '../../ui/page/parts.tsx';

/** The list of a folder, with what is above and below it. */
export function DropZone({ children }: { children: ReactNode }) {
  return (
    <Stack gap={0.75} narrows>
      {children}
    </Stack>
  );
}
