import { Button } from '@mantine/core';
import type { DemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../../platform/words.ts';
import { Moment } from '../../../ui/moment.tsx';
import { momentWords } from '../../../ui/moment-words.ts';

/** `open`: the form of a video. */
export const videoColumns = (open: (videoId: string) => void): readonly Column<DemoVideo>[] => [
  {
    id: 'title',
    title: t('videos.name', 'Title'),
    text: ({ titleEn }) => titleEn,
    cell: ({ videoId, titleEn: title }) => (
      <Button
        variant="subtle"
        size="compact-sm"
        px={0}
        data-row-link
        onClick={() => open(videoId)}
        aria-label={t('videos.open', 'Edit “{{title}}”', { title })}
      >
        {title}
      </Button>
    ),
    fixed: true,
    card: 'heading',
    width: '16rem',
  },
  { id: 'titleHi', title: t('videos.inHindi', 'In Hindi'), text: ({ titleHi }) => titleHi, card: 'line' },
  { id: 'url', title: t('videos.url', 'Address'), text: ({ url }) => url },
  {
    id: 'seconds',
    title: t('videos.seconds', 'Length in seconds'),
    text: ({ seconds }) => seconds,
    figures: true,
    width: '9rem',
  },
  {
    id: 'views',
    title: t('videos.views', 'Views'),
    text: ({ views }) => views,
    figures: true,
    width: '6rem',
  },
  {
    id: 'position',
    title: t('videos.position', 'Position'),
    text: ({ position }) => position,
    figures: true,
    width: '6rem',
  },
  {
    id: 'changedBy',
    title: t('videos.changedBy', 'Changed by'),
    text: ({ changedBy }) => changedBy ?? '',
    width: '10rem',
  },
  {
    id: 'changedAt',
    title: t('videos.changedAt', 'Changed'),
    text: ({ changedAt }) => (changedAt ? momentWords(changedAt) : ''),
    cell: ({ changedAt }) => changedAt && <Moment at={changedAt} />,
    startsHidden: true,
    width: '11rem',
  },
];
