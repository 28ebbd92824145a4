import type { ReactNode } from 'react';
import { Grid } from '../page/parts.tsx';

/** Fields that belong together, beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Grid least={12} gap={0.75}>
      {children}
    </Grid>
  );
}
