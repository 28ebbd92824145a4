import * as api from '@nukkad/contract/files/drive/drive.api';
import type { DomainCalls } from '../../walks/domain-calls.ts';
import { beginDriveUpload } from '@nukkad/contract/files/drive/drive-upload.api';
import { required } from '../../harness/required.ts';

const strangers = 'src/files/drive/drive.test.ts';
const senders = 'src/files/drive/upload/upload.test.ts';

export const calls: DomainCalls = {
  triedAtHome: {
    'GET /drive/items': strangers,
    'GET /drive/item': strangers,
    'POST /drive/folder': strangers,
    'PATCH /drive/item': strangers,
    'POST /drive/items/move': strangers,
    'POST /drive/items/copy': strangers,
    'POST /drive/items/bin': strangers,
    'POST /drive/items/restore': strangers,
    'POST /drive/items/remove': strangers,
    'PUT /drive/item/star': strangers,
    'GET /drive/versions': strangers,
    'POST /drive/version/restore': strangers,
    'GET /drive/file': strangers,
    'POST /drive/uploads': senders,
    'POST /drive/upload/finish': senders,
    'DELETE /drive/upload': senders,
  },
  lists: {
    'GET /drive/items': { query: 'space=own', who: 'owner' },
    'GET /drive/bin': { query: '', who: 'owner' },
    'GET /drive/starred': { query: '', who: 'owner' },
    'GET /drive/recent': { query: '', who: 'owner' },
    'GET /drive/uploads': { query: '', who: 'owner' },
    'GET /drive/versions': { query: (_, { driveFileId }) => `itemId=${driveFileId}`, who: 'owner' },
  },
  confirmations: (tenants) => [
    {
      endpoint: api.emptyDriveBin,
      what: 'emptying the bin of a drive',
      arrange: async () => {
        const { client } = tenants().a.owner;
        const { itemId } = await client.call(api.makeDriveFolder, {
          body: { space: 'own', name: 'Thrown away' },
        });
        await client.call(api.binDriveItems, { body: { itemIds: [itemId] } });
        return { who: { client }, body: { space: 'own' } };
      },
    },
  ],
  personalWays: {
    secrets: ['Letters of Meenakshi', 'Photos of Meenakshi'],
    person: async (_, { client }) => {
      const body = { space: 'own', name: 'Letters of Meenakshi' } as const;
      const made = await client.ask(api.makeDriveFolder, { body });
      const again = await client.ask(api.makeDriveFolder, { body });
      const { itemId } = made.body;
      const sent = await client.ask(beginDriveUpload, {
        body: { space: 'own', name: 'Photos of Meenakshi.pdf', bytes: 4_000, mediaType: 'application/pdf' },
      });
      return [made, again, sent, await client.ask(api.getDriveItem, { query: { itemId: required(itemId) } })];
    },
  },
};
