import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { listKnownFiles } from './attached/file.store.ts';
import { fileFolders } from './attached/keep-file.ts';
import { listKnownPreviews } from './attached/link.store.ts';
import { linkFolder } from './attached/preview-link.ts';
import { linkReader } from './attached/show-link.ts';
import { feedConsumers } from './fill-feeds.ts';
import { decidedFiles } from './forget-files.ts';
import { postFinders } from './find-posts.ts';
import { listKnownPictures } from './picture.store.ts';
import type { PostDependencies } from './post.interface.ts';
import { postNotices } from './post.notices.ts';
import { postPersonal } from './post-personal.store.ts';
import { postRoutes } from './post.routes.ts';
import { postAnswers } from './post-subject.ts';
import { releaseTimer } from './release-post.ts';
import { sweepPosts } from './sweep-posts.ts';

/** What members write for others, and the feeds in which it is read. */
export const createPostDomain = (deps: PostDependencies): Domain => ({
  name: 'post',
  routes: postRoutes(deps),
  consumers: [...feedConsumers(deps), releaseTimer(deps), linkReader(deps), decidedFiles(deps.platform)],
  notices: postNotices(deps),
  personal: postPersonal,
  finders: postFinders(deps),
  keptFiles: [
    { prefixes: ['posts/'], listKnown: listKnownPictures },
    { prefixes: [fileFolders.file, fileFolders.picture], listKnown: listKnownFiles },
    { prefixes: [linkFolder], listKnown: listKnownPreviews },
  ],
  extensions: postAnswers(deps),
  cron: [{ name: 'post.sweep', match: '25 21 * * *', run: () => sweepPosts(deps.platform) }],
});

export const post = domain({
  needs: ['comment', 'connection', 'group', 'jobCard', 'member', 'moderation', 'poll', 'reaction'],
  create: createPostDomain,
});
