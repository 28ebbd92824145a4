import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/post/post.test.ts';
const blocked = 'test/network/blocking.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /feed/getFeeds': { query: '', who: 'buyer', empty: true },
    'GET /feed/saved': { query: '', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'POST /feed/create_new': ownTest,
    'PATCH /feed/update': ownTest,
    'GET /feed/getFeeds': ownTest,
    'GET /feed/post': ownTest,
    'GET /feed/edits': blocked,
    'PUT /feed/save': blocked,
    'GET /feed/file': blocked,
  },
};
