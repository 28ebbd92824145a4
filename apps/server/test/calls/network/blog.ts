import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/blog/blog.test.ts';
const readTest = 'src/network/blog/reading.test.ts';
const commentTest = 'src/network/comment/comment.test.ts';
const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  lists: {
    'GET /stories/latest': { query: '', who: null, empty: true },
    'GET /stories/trendingBlogs': { query: '', who: null, empty: true },
    'GET /blogs/trending': { query: '', who: null, empty: true },
    'GET /blogs/mine': { query: '', who: 'buyer', empty: true },
    'GET /blogs/versions': { query: `blogId=${oneUnknown}`, who: 'buyer', empty: true },
    'GET /stories/getComment': { query: `blogId=${oneUnknown}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /stories/latest': readTest,
    'POST /stories/updateView': readTest,
    'GET /blogs/draft': ownTest,
    'POST /blogs/draft': ownTest,
    'PATCH /blogs/draft': ownTest,
    'PATCH /blogs/blog': ownTest,
    'GET /blogs/versions': ownTest,
    'GET /blogs/version': ownTest,
    'GET /stories/getComment': readTest,
    'POST /stories/addComment': readTest,
    'PATCH /stories/updateComment': commentTest,
  },
};
