import type { DomainCalls } from '../../walks/domain-calls.ts';

const ownTest = 'src/talk/chat/chat-policy.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /message/getUsers': { query: '', who: 'buyer', empty: true },
    'GET /messaging/users': { query: '', who: 'buyer', empty: true },
    'GET /messaging/tagMessages': { query: 'sessionType=booking', who: 'buyer', empty: true },
    'GET /message/search': { query: 'q=tap', who: 'buyer', empty: true },
  },
  triedAtHome: {
    'GET /message/getUsers': ownTest,
    'GET /messaging/users': ownTest,
    'GET /messaging/tagMessages': ownTest,
    'GET /message/getMessage': ownTest,
    'GET /message/search': 'src/talk/chat/search-messages.test.ts',
    'GET /messaging/messages/{userId}': ownTest,
    'GET /message/checkUser': ownTest,
    'GET /messaging/userExists': ownTest,
    'GET /message/verifyUserId': ownTest,
    'GET /message/contact/config': ownTest,
    'PATCH /messaging/status': ownTest,
    'PATCH /message/choice': 'src/talk/chat/message-answers.test.ts',
    'POST /message/documents': ownTest,
    'POST /message/story': 'src/talk/chat/reply-to-story.test.ts',
  },
};
