/** Posts that wait in a group until one who decides there has looked at them. */
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf } from '../../kernel/page.ts';
import { decidePostBody, post, waitingPostsQuery } from './post.model.ts';
import { postErrors as e } from './post.noun.ts';

const tag = 'Network';
const deciding = {
  who: 'roles',
  roles: ['Buyer', 'Service Partner', 'Jobseeker', 'subUser'],
  scope: 'posts in groups that the own member owns or moderates',
} as const;

export const listWaitingPosts = endpoint('GET /groups/posts', {
  summary: 'Posts that wait in a group, the oldest first; without those of blocked members',
  tag,
  authz: deciding,
  query: waitingPostsQuery,
  response: pageOf(post),
});

export const decideGroupPost = endpoint('PATCH /groups/posts', {
  summary: 'Publish a post that waits in a group, or decline it with a reason',
  tag,
  authz: deciding,
  unconfirmed: 'carries-version',
  perMinute: 60,
  body: decidePostBody,
  response: post,
  errors: [e.post_not_found, e.post_moved_on],
});
