import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/network/post/post.api';
import type { Post } from '@nukkad/contract/network/post/post.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export type FeedAsked = Omit<NonNullable<EndpointInput<typeof api.getFeeds>['query']>, 'cursor' | 'limit'>;

const shown = 20;

export const useFeed = (asked: FeedAsked) => usePages(api.getFeeds, { ...asked, limit: shown });

/** The same without the posts that `isShown` leaves out; it is read once for both. */
export const useFeedOf = (asked: FeedAsked, isShown: (post: Post) => boolean) =>
  usePages(
    api.getFeeds,
    { ...asked, limit: shown },
    {
      select: ({ pages, pageParams }) => ({
        pages: pages.map(({ items, ...page }) => ({ ...page, items: items.filter(isShown) })),
        pageParams,
      }),
    },
  );
export const useSavedPosts = () => usePages(api.listSavedPosts, { limit: shown });
export const usePost = (postId: string) => useAsked(api.getPost, { query: { postId } });
export const usePostEdits = (postId: string) => useAsked(api.listPostEdits, { query: { postId } });

/** Its words are in the lists that the call makes stale. */
export const useChangePost = () => useSend(api.updatePost);

export const useSavePost = () =>
  useSend(api.savePost, {
    given: ({ postId, saved }: Pick<Post, 'postId' | 'saved'>) => ({ body: { postId, saved: !saved } }),
  });
