import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
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
  /** Default: the words for whatever has none of its own (specification section 8). */
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** It replaces the whole page. */
  heading?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <StatePanel
      scene={scene}
      title={title ?? t('search.none', 'No data found')}
      action={action}
      heading={heading ?? false}
    >
      {children}
    </StatePanel>
  );
}
