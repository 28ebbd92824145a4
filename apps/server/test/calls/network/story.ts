import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/network/story/story.test.ts';
const oneUnknown = '01a1fa74-4e34-72ea-bd43-000000000000';

export const calls: DomainCalls = {
  lists: {
    'GET /stories/getLists': { query: '', who: 'buyer', empty: true },
    'GET /stories/mine': { query: '', who: 'buyer', empty: true },
    'GET /stories/viewers': { query: `storyId=${oneUnknown}`, who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /stories/getLists': ownTest,
    'GET /stories/ofMember': ownTest,
    'GET /stories/mine': ownTest,
    'GET /stories/viewers': ownTest,
    'GET /stories/quoted': 'src/talk/chat/reply-to-story.test.ts',
    'POST /stories/create': ownTest,
    'POST /stories/remove': ownTest,
    'POST /stories/seen': ownTest,
  },
};
