import * as api from '@nukkad/contract/network/blog/blog.api';
import type { OwnBlogList } from '@nukkad/contract/network/blog/blog.model';
import { useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

const shown = 20;

/** Drafts save themselves elsewhere, so the list is asked for whenever it is looked at. */
export const useOwnBlogs = (of: OwnBlogList) =>
  usePages(api.listOwnBlogs, { of, limit: shown }, { staleTime: 0 });

/** As it was saved when the editor opens; what is typed from then on is newer than any answer. */
export const useBlogDraft = (blogId: string) =>
  useAsked(
    api.getBlogDraft,
    { query: { blogId } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false },
  );

export const useBlogVersions = (blogId: string) =>
  usePages(api.listBlogVersions, { blogId, limit: shown }, { staleTime: 0 });
export const useBlogVersion = (blogId: string, number: number) =>
  useAsked(api.getBlogVersion, { query: { blogId, number } });

/** Publishes, takes back or deletes. */
export const useUpdateBlog = () => useSend(api.updateBlog);
