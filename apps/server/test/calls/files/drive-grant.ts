import * as api from '@nukkad/contract/files/drive/grant.api';
import { makeDriveFolder } from '@nukkad/contract/files/drive/drive.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';

const strangers = 'src/files/drive/grant/grant.test.ts';
const friend = '9000000019';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /drive/grants': strangers,
    'POST /drive/grants': strangers,
    'PATCH /drive/grants': strangers,
    'DELETE /drive/grants': strangers,
  },
  lists: {
    'GET /drive/grants': {
      query: (_, { driveFileId }) => `itemId=${driveFileId}`,
      who: 'owner',
      empty: true,
    },
    'GET /drive/shared-with-me': { query: '', who: 'owner', empty: true },
  },
  personalWays: {
    secrets: [friend],
    person: async (_, { client }) => {
      const { itemId } = await client.call(makeDriveFolder, { body: { space: 'own', name: 'For a friend' } });
      const share = (mobileNumber: string) =>
        client.askLoosely(api.addGrant, {
          body: { itemId, to: { kind: 'number', mobileNumber }, right: 'view' },
        });
      return [await share(friend), await share(`${friend}x`)];
    },
  },
};
