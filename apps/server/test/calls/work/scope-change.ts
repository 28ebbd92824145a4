import * as api from '@nukkad/contract/work/scope-change/scope-change.api';
import { lamps, proposing, signingChange } from '../../fixtures/scope-change-fixture.ts';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { orderProject } from '../../work/open-project.ts';

const documents = 'src/work/scope-change/scope-change-document.test.ts';
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
    'POST /projects/scope/document': documents,
    'GET /projects/scope/document': documents,
    'POST /projects/scope/code': documents,
    'POST /projects/scope/sign': documents,
  },
  confirmations: (tenants) => [
    {
      endpoint: api.acceptScopeChange,
      what: 'accepting a change of a project',
      arrange: async () => {
        const { a, app } = tenants();
        const projectId = await orderProject(a, app.platform.db);
        const { body } = await a.owner.client.ask(api.proposeScopeChange, proposing(projectId, [lamps]));
        // One number is sent a code a minute.
        app.clock.advance(61_000);
        const signed = await signingChange({ app }, a.buyer.client, body);
        return { who: a.buyer, body: { projectId, ...signed } };
      },
    },
  ],
};
