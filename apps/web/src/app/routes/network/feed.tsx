import { OwnCard } from '../../../network/connection/own-card.tsx';
import { SuggestionsBeside } from '../../../network/connection/suggestions-beside.tsx';
import { GroupsBeside } from '../../../network/group/groups-beside.tsx';
import { FeedPage } from '../../../network/post/feed-page.tsx';
import { StoryPlace } from '../../../network/story/story-place.tsx';
import { BannerSpot } from '../../banner/banner-spot.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('post.feed', 'Feed'), noindex: true }));

export default function Feed() {
  return (
    <>
      <FeedPage
        stories={<StoryPlace />}
        own={<OwnCard />}
        beside={
          <>
            <SuggestionsBeside />
            <GroupsBeside />
          </>
        }
      />
      <BannerSpot page="network" />
    </>
  );
}
