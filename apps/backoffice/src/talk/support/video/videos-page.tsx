import { Button } from '@mantine/core';
import type { DemoVideo } from '@nukkad/contract/talk/support/video-office.api';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { useSearchParams } from 'react-router';
import { OfficeList } from '../../../nouns/work-list/office-list.tsx';
import { t } from '../../../platform/words.ts';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { EmptyNotice } from '../../../ui/query-states.tsx';
import { videoColumns } from './video-columns.tsx';
import { VideoForm } from './video-form.tsx';
import { videosAddress, videosList } from './video.queries.ts';

const fields: readonly FilterField[] = [{ kind: 'search', key: 'q', label: t('videos.search', 'Title') }];

/** What the help page shows of how things are done. */
export function VideosPage() {
  const asked = useListAddress(videosAddress);
  const open = useSearchParams()[0].get('open');
  const pages = useInfiniteQuery(videosList(asked.filters).pages);
  const videos = pages.data?.pages.flatMap(({ items }) => items) ?? [];
  const opened = videos.find(({ videoId }) => videoId === open) ?? null;
  const turnTo = (dialog: string) => asked.change({ open: dialog });
  return (
    <PageFrame
      title={t('videos.title', 'How-to videos')}
      about={t('videos.about', 'Short videos on the help page. Changes appear at once.')}
      actions={<Button onClick={() => turnTo('new')}>{t('videos.add', 'Add video')}</Button>}
    >
      <OfficeList<DemoVideo>
        name="videos"
        label={t('videos.title', 'How-to videos')}
        asked={asked}
        fields={fields}
        columns={videoColumns(turnTo)}
        pages={pages}
        keyOf={({ videoId }) => videoId}
        nameOf={({ titleEn }) => titleEn}
        empty={
          <EmptyNotice Icon={IconVideo} title={t('videos.none', 'No videos yet')}>
            {t('videos.noneWords', 'Videos that you add appear on the help page.')}
          </EmptyNotice>
        }
      />
      {open === 'new' ? <VideoForm video={null} onClose={() => turnTo('')} /> : null}
      {opened ? <VideoForm key={opened.videoId} video={opened} onClose={() => turnTo('')} /> : null}
    </PageFrame>
  );
}
