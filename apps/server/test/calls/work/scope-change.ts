import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { key } from '../../harness/tenant.ts';
import { orderProject } from '../../work/open-project.ts';

const ownTest = 'src/work/scope-change/scope-change.test.ts';

export const calls: DomainCalls = {
  lists: {
    'GET /projects/scope': {
      query: (_, { projectId }) => `projectId=${projectId}`,
      who: 'owner',
      empty: true,
    },
    'GET /project/scope': {
      query: (_, { orderedId }) => `projectId=${orderedId}`,
      who: 'buyer',
      empty: true,
    },
  },
  triedAtHome: {
    'GET /projects/scope': ownTest,
    'POST /projects/scope': ownTest,
    'PATCH /projects/scope/withdraw': ownTest,
    'GET /project/scope': ownTest,
    'PATCH /project/scope/accept': ownTest,
    'PATCH /project/scope/reject': ownTest,
  },
  confirmations: (tenants) => [
    {
      endpoint: api.acceptScopeChange,
      what: 'accepting a change of a project',
      arrange: async () => {
        const { a, app } = tenants();
        const projectId = await orderProject(a, app.platform.db);
        const { body } = await a.owner.client.ask(api.proposeScopeChange, {
          body: {
            projectId,
            reason: 'You asked for lamps.',
            lines: [{ kind: 'add', title: 'Lamps', amount: 10_000_00, taxPercent: 18, dueOn: '2026-12-20' }],
          },
          headers: key(),
        });
        return { who: a.buyer, body: { projectId, scopeChangeId: body.scopeChangeId } };
      },
    },
  ],
};
