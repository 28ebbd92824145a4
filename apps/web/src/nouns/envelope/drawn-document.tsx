import type { PdfSource } from '@nukkad/paint/open-pdf';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { StatePanel } from '../../ui/state/state-panel.tsx';
import { type DocumentPages, useDocumentPages } from './use-document-pages.ts';

/** The pages of a document, once they are read; `of` says which file it is, `link` where it is for this minute. */
export function DrawnDocument({
  of,
  link,
  children,
}: {
  of: string;
  link: () => Promise<PdfSource>;
  children: (pages: DocumentPages) => ReactNode;
}) {
  const { t } = useTranslation();
  const [opened, again] = useDocumentPages(of, link);
  if (opened === 'opening')
    return (
      <div role="status" aria-label={t('state.loading', 'Loading')}>
        <SkeletonBlock height="32rem" />
      </div>
    );
  if (opened === 'failed')
    return (
      <StatePanel
        scene="error"
        live="alert"
        title={t('signing.pages.failed', 'Couldn’t show this document')}
        action={<Button onClick={again}>{t('action.retry', 'Try again')}</Button>}
      >
        {t('signing.pages.failed.now', 'Check your connection and try again.')}
      </StatePanel>
    );
  return <Stack gap={1}>{children(opened)}</Stack>;
}
