import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /notifications': { query: '', who: 'buyer' },
    'GET /user/notitifcations': { query: '', who: 'buyer' },
  },
  triedAtHome: {
    'PATCH /notifications': 'src/talk/notification/notifications.test.ts',
  },
};
