import { FeedPage } from '../../../hiring/job-feed/feed-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('jobFeed.title', 'Job boards'), noindex: true }));

export default function JobFeed() {
  return <FeedPage />;
}
