import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/group/group.test.ts';
const ofPosts = 'src/network/post/group-post.test.ts';
const ofCovers = 'src/network/group/group-cover.test.ts';
const ofInvitations = 'src/network/group/invitation/invitation.test.ts';
const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  lists: {
    'GET /feed/getGroups': { query: '', who: 'buyer', empty: true },
    'GET /groups/posts': { query: `groupId=${oneUnknown}`, who: 'buyer', empty: true },
    'GET /groups/members': { query: `groupId=${oneUnknown}`, who: 'buyer', empty: true },
    'GET /groups/invitees': { query: `groupId=${oneUnknown}`, who: 'buyer', empty: true },
    'GET /groups/invitations': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /feed/getGroups': ownTest,
    'GET /groups/group': ownTest,
    'POST /groups/create': ownTest,
    'PATCH /groups/update': ownTest,
    'PATCH /groups/membership': ownTest,
    'GET /groups/members': ownTest,
    'PATCH /groups/members': ownTest,
    'POST /groups/close': 'src/network/group/group-news.test.ts',
    'GET /groups/open': ofCovers,
    'POST /groups/pictures': ofCovers,
    'GET /groups/invitees': ofInvitations,
    'POST /groups/invite': ofInvitations,
    'PATCH /groups/invite': ofInvitations,
    'GET /groups/invitations': ofInvitations,
    'PATCH /groups/invitations': ofInvitations,
    'GET /groups/posts': ofPosts,
    'PATCH /groups/posts': ofPosts,
  },
};
