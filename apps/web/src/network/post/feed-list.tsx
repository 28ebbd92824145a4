import { feedOrders, unseenStatuses } from '@nukkad/contract/network/post/post.model';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PostList } from '../../nouns/post/post-list.tsx';
import { type FeedAsked, useFeed } from '../../nouns/post/post.queries.ts';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Note, Row } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { LiveFeed } from './live-feed.tsx';
import { NewPost } from './new-post.tsx';
import { postEmpty } from './post.empty.ts';

/** What the address asks for; undefined: all of the feed, the latest first. */
function useShown() {
  const [search] = useSearchParams();
  const order = feedOrders.find((one) => one === search.get('order'));
  const status = unseenStatuses.find((one) => one === search.get('status'));
  const tag = search.get('tag') ?? '';
  return { ...(order && { order }), ...(status && { status }), ...(tag && { tag }) };
}

function Choices({ tag, isRelevant }: { tag: string | undefined; isRelevant: boolean }) {
  const { t } = useTranslation();
  if (tag)
    return (
      <Row gap={0.75} align="center">
        <strong translate="no">#{tag}</strong>
        <ButtonLink to="/feed" tone="plain" small>
          {t('post.allPosts', 'Show all posts')}
        </ButtonLink>
      </Row>
    );
  return (
    <>
      <FilterChips
        name="order"
        label={t('post.order', 'Order')}
        clears="status"
        options={[
          { value: '', label: t('post.order.latest', 'Latest') },
          { value: 'relevant', label: t('post.order.relevant', 'Most relevant') },
        ]}
      />
      {isRelevant && (
        <Note>
          {t(
            'post.order.rule',
            'Of the newest 200 posts you can see: connections first, then posts with more reactions and comments. Older posts move down each half day.',
          )}
        </Note>
      )}
    </>
  );
}

function NothingThere({ tag, status }: Pick<ReturnType<typeof useShown>, 'tag' | 'status'>) {
  const { t } = useTranslation();
  if (status === 'scheduled')
    return (
      <EmptyState title={t('post.noneScheduled', 'No scheduled posts')}>
        {t('post.noneScheduled.words', 'Choose “Publish later” when you write, and the post waits here.')}
      </EmptyState>
    );
  if (status === 'waiting')
    return (
      <EmptyState title={t('post.noneWaiting', 'No waiting posts')}>
        {t('post.noneWaiting.words', 'Some groups look at posts first; yours wait here until then.')}
      </EmptyState>
    );
  if (status === 'declined')
    return (
      <EmptyState title={t('post.noneDeclined', 'No declined posts')}>
        {t('post.noneDeclined.words', 'What a group does not publish appears here, with the reason.')}
      </EmptyState>
    );
  if (status === 'removed')
    return (
      <EmptyState title={t('post.noneRemoved', 'No removed posts')}>
        {t('post.noneRemoved.words', 'If we remove a post of yours, you read here why.')}
      </EmptyState>
    );
  if (tag)
    return (
      <EmptyState scene="search" title={t('post.noneTagged', 'No posts with this tag')}>
        {t('post.noneTagged.words', 'Check the spelling, or be the first to use it.')}
      </EmptyState>
    );
  return <EmptyScreen screen={postEmpty['no-feeds']} />;
}

function FilteredFeed({ shown, empty }: { shown: FeedAsked; empty: ReactNode }) {
  return <PostList list={useFeed(shown)} empty={empty} />;
}

/** Posts of connections, of the own city and one's own, as the address asks for them. */
export function FeedList() {
  const shown = useShown();
  const empty = <NothingThere {...shown} />;
  // In the order of time alone it is plain what came since.
  const isLive = Object.keys(shown).length === 0 || (shown.order === 'latest' && !shown.tag && !shown.status);
  return (
    <>
      <Choices tag={shown.tag} isRelevant={shown.order === 'relevant'} />
      {isLive ? <LiveFeed empty={empty} /> : <FilteredFeed shown={shown} empty={empty} />}
      <NewPost />
    </>
  );
}
