import * as attached from '@nukkad/contract/network/post/post-attached.api';
import * as groupApi from '@nukkad/contract/network/post/group-post.api';
import * as api from '@nukkad/contract/network/post/post.api';
import { type Route, route } from '../../platform/http/route.ts';
import { addPictures } from './add-pictures.ts';
import { addDocument } from './attached/add-document.ts';
import { addVideo } from './attached/add-video.ts';
import { openFile } from './attached/open-file.ts';
import { previewLink } from './attached/preview-link.ts';
import { createPost } from './create-post.ts';
import { decideGroupPost, listWaiting } from './decide-group-post.ts';
import { listMentionable } from './list-mentionable.ts';
import type { PostDependencies } from './post.interface.ts';
import { readFeed, readSaved } from './read-feed.ts';
import { getPost, readEdits } from './read-posts.ts';
import { savePost } from './save-post.ts';
import { updatePost } from './update-post.ts';

export const postRoutes = (deps: PostDependencies): readonly Route[] => [
  route(api.addPostPictures, (call) => addPictures(deps, call)),
  route(api.createPost, (call) => createPost(deps, call, call.input.body)),
  route(api.updatePost, (call) => updatePost(deps, call, call.input.body)),
  route(api.getFeeds, (call) => readFeed(deps, call, call.input.query)),
  route(api.getPost, (call) => getPost(deps, call, call.input.query.postId)),
  route(api.listPostEdits, (call) => readEdits(deps, call, call.input.query.postId)),
  route(api.savePost, (call) => savePost(deps, call, call.input.body)),
  route(api.listSavedPosts, (call) => readSaved(deps, call, call.input.query)),
  route(groupApi.listWaitingPosts, (call) => listWaiting(deps, call, call.input.query)),
  route(groupApi.decideGroupPost, (call) => decideGroupPost(deps, call, call.input.body)),
  route(api.listMentionable, (call) => listMentionable(deps, call, call.input.query.q)),
  route(attached.previewPostLink, (call) => previewLink(deps, call, call.input.query.url)),
  route(attached.addPostVideo, (call) => addVideo(deps, call)),
  route(attached.addPostDocument, (call) => addDocument(deps, call)),
  route(attached.openPostFile, (call) => openFile(deps, call, call.input.query.postId)),
];
