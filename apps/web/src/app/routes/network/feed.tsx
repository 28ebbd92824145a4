import { FeedPage } from '../../../network/post/feed-page.tsx';
import { BannerSpot } from '../../banner/banner-spot.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('post.feed', 'Feed'), noindex: true }));

export default function Feed() {
  return (
    <>
      <FeedPage />
      <BannerSpot page="network" />
    </>
  );
}
