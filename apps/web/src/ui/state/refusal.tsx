import type { ReactNode } from 'react';
import { Paragraph } from '../page/parts.tsx';

/** Why something was not done, said at once by a screen reader; nothing where it was. */
export function Refusal({ children }: { children: ReactNode }) {
  return children ? (
    <Paragraph role="alert" tone="bad" weight={600}>
      {children}
    </Paragraph>
  ) : null;
}
