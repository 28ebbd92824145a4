import type { DomainCalls } from '../../walks/domain-calls.ts';

const home = 'src/files/drive/view/drive-view.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /drive/preview': home,
    'GET /drive/preview/page': home,
  },
  lists: {
    'GET /drive/search': { query: 'q=e', who: 'owner' },
  },
};
