import { demoVideosQuery, listDemoVideos } from '@nukkad/contract/talk/support/video-office.api';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import IconVideo from '@tabler/icons-react/dist/esm/icons/IconVideo.mjs';
import { moment, opener } from '../../../nouns/work-list/columns.tsx';
import { listPage } from '../../../nouns/work-list/list-page.tsx';
import { t } from '../../../platform/words.ts';
import { VideoForm } from './video-form.tsx';

/** What the help page shows of how things are done, by position. */
export const VideosPage = listPage(listDemoVideos, {
  name: 'videos',
  title: t('videos.title', 'How-to videos'),
  about: t('videos.about', 'Short videos on the help page. Changes appear at once.'),
  add: t('videos.add', 'Add video'),
  address: listAddress(demoVideosQuery.shape, ['q'], {}),
  fields: [search(t('videos.search', 'Title'))],
  keyOf: ({ videoId }) => videoId,
  nameOf: ({ titleEn }) => titleEn,
  columns: ({ turnTo }) => [
    opener('title', t('videos.name', 'Title'), ({ titleEn }) => titleEn, {
      open: ({ videoId }) => turnTo(videoId),
      label: ({ titleEn: title }) => t('videos.open', 'Edit “{{title}}”', { title }),
      width: '16rem',
    }),
    told('titleHi', t('videos.inHindi', 'In Hindi'), ({ titleHi }) => titleHi, { card: 'line' }),
    told('url', t('videos.url', 'Address'), ({ url }) => url),
    told('seconds', t('videos.seconds', 'Length in seconds'), ({ seconds }) => seconds, {
      figures: true,
      width: '9rem',
    }),
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
    words: t('videos.noneWords', 'Videos that you add appear on the help page.'),
  },
  added: (close) => <VideoForm video={null} onClose={close} />,
  opened: (video, close) => <VideoForm video={video} onClose={close} />,
});
