import type { DomainCalls } from '../../walks/domain-calls.ts';

const home = 'src/files/template/template.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /templates': { query: '', who: 'owner' },
    'GET /template/versions': {
      query: (_, { templateId }) => `templateId=${templateId}`,
      who: 'owner',
      empty: true,
    },
    'GET /template/records': { query: 'kind=nda', who: 'owner' },
  },
  triedAtHome: {
    'PUT /template/use': 'src/files/template/paper/own-paper.test.ts',
    'GET /template': home,
    'GET /template/versions': home,
    'POST /template': home,
    'PATCH /template': home,
    'DELETE /template': home,
    'POST /template/preview': home,
    'POST /template/document': home,
  },
};
