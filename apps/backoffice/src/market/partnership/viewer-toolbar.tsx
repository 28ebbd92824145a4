import { Button, Group, Text } from '@mantine/core';
import { t } from '../../platform/words.ts';
import { type View, zooms } from './viewer-view.ts';

/** Every act of the viewer as a button; each is a key too. */
export function ViewerToolbar({
  view,
  pages,
  href,
  press,
}: {
  view: View;
  pages: number;
  /** Of a PDF: its link. */
  href: string | undefined;
  press: (key: string) => void;
}) {
  const acts: readonly [key: string, words: string, over: boolean][] = [
    ['-', t('review.zoomOut', 'Zoom out'), view.zoom === 0],
    ['+', t('review.zoomIn', 'Zoom in'), view.zoom === zooms.length - 1],
    ['r', t('review.rotate', 'Rotate'), false],
  ];
  const turning: readonly [key: string, words: string, over: boolean][] =
    pages > 1
      ? [
          ['p', t('review.pageBefore', 'Previous page'), view.page === 0],
          ['n', t('review.pageAfter', 'Next page'), view.page === pages - 1],
        ]
      : [];
  return (
    <Group gap="xs" role="toolbar" aria-label={t('review.viewer', 'View')}>
      {[...turning, ...acts].map(([key, words, over]) => (
        <Button key={key} variant="default" size="xs" disabled={over} onClick={() => press(key)}>
          {words}
        </Button>
      ))}
      {href ? (
        <Button
          component="a"
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          size="xs"
        >
          {t('review.openPdf', 'Open PDF')}
        </Button>
      ) : null}
      {pages > 1 ? (
        <Text size="sm" role="status">
          {t('review.page', 'Page {{page}} of {{pages}}', { page: view.page + 1, pages })}
        </Text>
      ) : null}
      <Text size="xs" c="dimmed" visibleFrom="sm">
        {pages > 1
          ? t('review.pdfKeys', 'Keys: N, P pages, + − zoom, R rotate, 0 reset')
          : t('review.viewerKeys', 'Keys: + − zoom, R rotate, 0 reset')}
      </Text>
    </Group>
  );
}
