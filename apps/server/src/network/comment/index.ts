import type { CommentSubject } from '@nukkad/contract/network/comment/comment.model';
import { domainOn } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import { extensionPoint } from '../../platform/extension.ts';
import type { Platform } from '../../platform/platform.ts';
import type { CountedSubject } from '../reaction/index.ts';
import { moderateComment } from './change-comment.ts';
import type { CommentInterface, CommentInterfaces } from './comment.interface.ts';
import { commentNotices } from './comment.notices.ts';
import { commentRoutes } from './comment.routes.ts';
import { commentPersonal, countReactions } from './comment.store.ts';
import { readAround, readComments, readFirst } from './read-comments.ts';

export type { CommentInterface } from './comment.interface.ts';

/** What members say to posts, and in answer to each other. */
export function createCommentDomain(platform: Platform, parts: CommentInterfaces): Domain & CommentInterface {
  const subjects = extensionPoint<CountedSubject<CommentSubject>>('comment.subjects');
  const deps = { platform, ...parts, subjects };
  const read = readComments(deps);
  return {
    name: 'comment',
    subjects,
    firstOf: readFirst,
    routes: commentRoutes(deps),
    notices: commentNotices(deps),
    personal: commentPersonal,
    extensions: [
      parts.reaction.subjects.answeredBy({ subject: 'comment', read, counted: countReactions }),
      parts.moderation.subjects.answeredBy({
        subject: 'comment',
        read,
        around: (reader, id) => readAround(deps, reader, id),
        remove: moderateComment(deps, 'remove'),
        restore: moderateComment(deps, 'restore'),
      }),
    ],
  };
}

export const comment = domainOn({ needs: ['member', 'moderation', 'reaction'], create: createCommentDomain });
