import { demoVideosQuery, listDemoVideos } from '@nukkad/contract/talk/support/video-office.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { moment, opener } from '../../../nouns/work-list/columns.tsx';
import { listPage } from '../../../nouns/work-list/list-page.tsx';
import { WriteOf } from '../../../nouns/piece/write-of.tsx';
import { t } from '../../../platform/words.ts';
import { ShownVideo } from './shown-video.tsx';

/** What the help page shows of how things are done, by position. */
export const VideosPage = listPage(listDemoVideos, {
  name: 'videos',
  title: t('videos.title', 'How-to videos'),
  about: t('videos.about', 'Short videos on the help page. Changes appear once they are published.'),
  actions: <WriteOf kind="video" label={t('videos.add', 'Add video')} variant="filled" />,
  address: listAddress(demoVideosQuery.shape, ['q'], {}),
  fields: [search(t('videos.search', 'Title'))],
  keyOf: ({ videoId }) => videoId,
  nameOf: ({ titleEn }) => titleEn,
  columns: ({ turnTo }) => [
    opener('title', t('videos.name', 'Title'), ({ titleEn }) => titleEn, {
      open: ({ videoId }) => turnTo(videoId),
      label: ({ titleEn: title }) => t('videos.open', 'Open “{{title}}”', { title }),
      width: '16rem',
    }),
    told('titleHi', t('videos.inHindi', 'In Hindi'), ({ titleHi }) => titleHi, { card: 'line' }),
    told('url', t('videos.url', 'Address'), ({ url }) => url),
    told('seconds', t('videos.seconds', 'Length in seconds'), ({ seconds }) => seconds, {
      figures: true,
      width: '9rem',
    }),
    told(
      'shown',
      t('videos.shown', 'Shown'),
      ({ isShown }) => (isShown ? t('videos.yes', 'Yes') : t('videos.hidden', 'Taken back')),
      { card: 'corner', width: '6rem' },
    ),
    told('views', t('videos.views', 'Views'), ({ views }) => views, { figures: true, width: '6rem' }),
    told('position', t('videos.position', 'Position'), ({ position }) => position, {
      figures: true,
      width: '6rem',
    }),
    told('changedBy', t('videos.changedBy', 'Changed by'), ({ changedBy }) => changedBy ?? '', {
      width: '10rem',
    }),
    moment('changedAt', t('videos.changedAt', 'Changed'), ({ changedAt }) => changedAt, {
      startsHidden: true,
      width: '11rem',
    }),
  ],
  empty: {
    Icon: IconVideo,
    title: t('videos.none', 'No videos yet'),
    words: t('videos.noneWords', 'Videos that you publish appear on the help page.'),
  },
  opened: (video, close) => <ShownVideo video={video} onClose={close} />,
});
