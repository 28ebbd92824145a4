import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  // A post that is muted is remembered for the caller alone, and nothing of it is read.
  publicIds: ['PATCH /notifications/settings'],
  lists: {
    'GET /notifications': { query: '', who: 'buyer' },
    'GET /user/notitifcations': { query: '', who: 'buyer' },
  },
  triedAtHome: {
    'PATCH /notifications': 'src/talk/notification/notifications.test.ts',
  },
};
