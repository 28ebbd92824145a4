import {
  addAsset,
  addCatalogueItem,
  listAssets,
  listCatalogue,
  moveManyAssets,
  moveManyCatalogueItems,
  removeAsset,
  removeCatalogueItem,
  setAssetPicture,
  setCataloguePicture,
  updateAsset,
  updateCatalogueItem,
} from '@nukkad/contract/identity/profile/profile-item.api';
import type { Translate } from '../../../platform/i18n/i18n.ts';

export type ProfileItemKind = 'catalogue' | 'asset';

/** The same verbs on two kinds of items: goods for sale, and assets. */
export const profileItemCalls = {
  catalogue: {
    list: listCatalogue,
    add: addCatalogueItem,
    update: updateCatalogueItem,
    remove: removeCatalogueItem,
    moves: moveManyCatalogueItems,
    picture: setCataloguePicture,
  },
  asset: {
    list: listAssets,
    add: addAsset,
    update: updateAsset,
    remove: removeAsset,
    moves: moveManyAssets,
    picture: setAssetPicture,
  },
} as const;

interface Words {
  readonly add: string;
  readonly edit: string;
  readonly name: string;
  readonly example: string;
  readonly amount: string;
  readonly reference: string;
  readonly shown: string;
  readonly away: string;
  readonly shelve: string;
  readonly restore: string;
}

export const profileItemWords: Record<ProfileItemKind, (t: Translate) => Words> = {
  catalogue: (t) => ({
    add: t('catalogue.add', 'Add product'),
    edit: t('catalogue.edit', 'Edit product'),
    name: t('catalogue.name', 'Name'),
    example: t('catalogue.example', 'LED bulb 9 W, fitted'),
    amount: t('catalogue.price', 'Price'),
    reference: t('catalogue.reference', 'Item code'),
    shown: t('catalogue.shown', 'For sale'),
    away: t('catalogue.away', 'Hidden'),
    shelve: t('catalogue.shelve', 'Hide'),
    restore: t('catalogue.restore', 'Show again'),
  }),
  asset: (t) => ({
    add: t('assets.add', 'Add item'),
    edit: t('assets.edit', 'Edit item'),
    name: t('assets.name', 'Name'),
    example: t('assets.example', 'Drill, Bosch GSB 500'),
    amount: t('assets.worth', 'Value'),
    reference: t('assets.reference', 'Serial number'),
    shown: t('assets.shown', 'In use'),
    away: t('assets.away', 'Not in use'),
    shelve: t('assets.shelve', 'Take out of use'),
    restore: t('assets.restore', 'Put back in use'),
  }),
};
