import type { Post } from '@nukkad/contract/network/post/post.model';
import { listRow } from '@nukkad/frame/page-keys';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Listed } from '../../ui/page/listed.tsx';
import { List } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { PostCard } from './post-card.tsx';
import { PostDialogs } from './post-dialogs.tsx';
import { useFeed } from './post.queries.ts';

/** A page may bring a post again that the page before had, where others were published meanwhile. */
const onlyOnce = (posts: readonly Post[]) => [...new Map(posts.map((post) => [post.postId, post])).values()];

/** Posts page by page, with what their cards open. */
export function PostList({ list, empty }: { list: ReturnType<typeof useFeed>; empty: ReactNode }) {
  return (
    <Listed list={list} waiting={<ListSkeleton count={4} />} empty={empty}>
      {(items) => {
        const posts = onlyOnce(items);
        return (
          <>
            <List gap={1}>
              {posts.map((post) => (
                <li key={post.postId} {...listRow}>
                  <PostCard post={post} />
                </li>
              ))}
            </List>
            <PostDialogs posts={posts} />
          </>
        );
      }}
    </Listed>
  );
}

/** What one member says, on its page. */
export function PostsOf({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  return (
    <section>
      <h2>{t('post.listOf', 'Posts')}</h2>
      <PostList
        list={useFeed({ of: memberId })}
        empty={
          <EmptyState scene="people" title={t('post.noneOf', 'No posts yet')}>
            {t('post.noneOf.words', 'What this member posts for you to see appears here.')}
          </EmptyState>
        }
      />
    </section>
  );
}
