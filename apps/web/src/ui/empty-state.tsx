import type { ReactNode } from 'react';
import type { SceneName } from './scene.tsx';
import { StatePanel } from './state-panel.tsx';

/** Nothing here yet: a picture of its own, words, and what to do about it. */
export function EmptyState({
  scene = 'empty',
  title,
  children,
  action,
  heading,
}: {
  scene?: SceneName;
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It stands in place of the whole page. */
  heading?: boolean;
}) {
  return (
    <StatePanel scene={scene} title={title} action={action} heading={heading ?? false}>
      {children}
    </StatePanel>
  );
}
