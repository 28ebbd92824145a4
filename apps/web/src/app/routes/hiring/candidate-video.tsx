import { VideoPage } from '../../../hiring/candidate/video-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('candidateVideo.title', 'Your video'), noindex: true }));

export default function CandidateVideoRoute() {
  return <VideoPage />;
}
