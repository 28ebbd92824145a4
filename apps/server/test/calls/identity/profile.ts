import {
  moveManyAssets,
  moveManyCatalogueItems,
  updateAsset,
  updateCatalogueItem,
} from '@nukkad/contract/identity/profile/profile-item.api';
import { type DomainCalls, upload } from '../../walks/domain-calls.ts';

export const calls: DomainCalls = {
  tries: ({ photos }) => ({
    'POST /user/catalogue/moves': {
      right: 'owner',
      send: ({ client }, { catalogueItemId }) =>
        client.ask(moveManyCatalogueItems, { body: { itemIds: [catalogueItemId], action: 'restore' } }),
    },
    'POST /user/assets/moves': {
      right: 'owner',
      send: ({ client }, { assetId }) =>
        client.ask(moveManyAssets, { body: { itemIds: [assetId], action: 'restore' } }),
    },
    'PATCH /user/catalogue': {
      right: 'owner',
      send: ({ client }, { catalogueItemId }) =>
        client.ask(updateCatalogueItem, { body: { itemId: catalogueItemId, name: 'Fan' } }),
    },
    'POST /user/catalogue/picture': {
      right: 'owner',
      send: (person, { catalogueItemId }) =>
        upload(photos, `/api/user/catalogue/picture?itemId=${catalogueItemId}`, 'picture')(person),
    },
    'DELETE /user/catalogue': {
      right: 'owner',
      send: ({ client }, { catalogueItemId }) =>
        client.send('DELETE', `/api/user/catalogue?itemId=${catalogueItemId}`),
    },
    'PATCH /user/assets': {
      right: 'owner',
      send: ({ client }, { assetId }) =>
        client.ask(updateAsset, { body: { itemId: assetId, name: 'Ladder' } }),
    },
    'POST /user/assets/picture': {
      right: 'owner',
      send: (person, { assetId }) =>
        upload(photos, `/api/user/assets/picture?itemId=${assetId}`, 'picture')(person),
    },
    'DELETE /user/assets': {
      right: 'owner',
      send: ({ client }, { assetId }) => client.send('DELETE', `/api/user/assets?itemId=${assetId}`),
    },
  }),
  lists: {
    'GET /user/activitylogs': { query: '', who: 'owner' },
    'GET /user/catalogue': { query: '', who: 'owner' },
    'GET /user/assets': { query: '', who: 'owner' },
  },
};
