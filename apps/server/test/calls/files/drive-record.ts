import type { DomainCalls } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  lists: { 'GET /drive/records': { query: 'folder=profile_documents', who: 'owner' } },
};
