import * as api from '@nukkad/contract/network/blog/blog.api';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { addPictures } from './add-pictures.ts';
import type { BlogDependencies } from './blog.interface.ts';
import { countBlogView } from './count-view.ts';
import { getDraft, listMine, readVersion, readVersions } from './own-blogs.ts';
import { getBlog, readLatest, readTrending } from './read-blogs.ts';
import { createDraft, saveBlogDraft } from './save-draft.ts';
import { updateBlog } from './update-blog.ts';

export const blogRoutes = (deps: BlogDependencies): readonly Route[] => [
  openRoute(api.listLatestBlogs, (call) => readLatest(deps, call, call.input.query)),
  openRoute(api.listTrendingBlogs, (call) => readTrending(deps, call, call.input.query)),
  openRoute(api.listTrendingStories, (call) => readTrending(deps, call, call.input.query)),
  openRoute(api.getBlog, (call) => getBlog(deps, call, call.input.query.slug)),
  openRoute(api.countBlogView, (call) => countBlogView(deps, call, call.input.body.blogId)),
  route(api.listOwnBlogs, (call) => listMine(deps, call, call.input.query)),
  route(api.getBlogDraft, (call) => getDraft(deps, call, call.input.query.blogId)),
  route(api.createBlogDraft, (call) => createDraft(deps, call, call.input.body)),
  route(api.saveBlogDraft, (call) => saveBlogDraft(deps, call, call.input.body)),
  route(api.updateBlog, (call) => updateBlog(deps, call, call.input.body)),
  route(api.listBlogVersions, (call) => readVersions(deps, call, call.input.query)),
  route(api.getBlogVersion, (call) => readVersion(deps, call, call.input.query)),
  route(api.addBlogPictures, (call) => addPictures(deps, call)),
];
