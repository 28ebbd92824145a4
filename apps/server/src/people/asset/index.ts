import { assetErrors } from '@nukkad/contract/people/asset/asset.noun';
import { domain } from '../../platform/declaration.ts';
import type { Domain } from '../../platform/domain.ts';
import type { AssetDependencies, AssetInterface } from './asset.interface.ts';
import { assetNotices } from './asset.notices.ts';
import { assetPersonal } from './asset.store.ts';
import { assetRoutes } from './asset.routes.ts';
import { assetSheet } from './asset.sheets.ts';
import { listOpenOf } from './custody.store.ts';
import { photoFolder, sweepUnusedPhotos } from './photo/add-photos.ts';
import { listKnownPhotos } from './photo/photo.store.ts';
import { tellOverdue } from './tell-overdue.ts';

export type { AssetInterface } from './asset.interface.ts';

/** What a business owns and its people use: handed out, confirmed, taken back, with conditions and photos. */
export function createAssetDomain(deps: AssetDependencies): Domain & AssetInterface {
  const { platform } = deps;
  return {
    name: 'asset',
    routes: assetRoutes(deps),
    notices: assetNotices(deps),
    personal: assetPersonal,
    sheets: [assetSheet],
    keptFiles: [{ prefixes: [photoFolder], listKnown: listKnownPhotos }],
    constraints: {
      asset_tag_once: assetErrors.asset_tag_taken,
      asset_custody_open_once: assetErrors.asset_moved_on,
    },
    cron: [
      { name: 'asset.tell_overdue', match: '41 * * * *', run: () => tellOverdue(deps) },
      { name: 'asset.sweep_photos', match: '27 3 * * *', run: () => sweepUnusedPhotos(platform) },
    ],
    openOf: listOpenOf,
  };
}

export const asset = domain({
  needs: ['account', 'partner'],
  create: createAssetDomain,
});
