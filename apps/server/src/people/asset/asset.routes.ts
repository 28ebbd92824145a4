import * as api from '@nukkad/contract/people/asset/asset.api';
import { type Route, route } from '../../platform/http/route.ts';
import type { AssetDependencies } from './asset.interface.ts';
import { answerAsset, handOutAsset, moveAsset, takeBackAsset } from './move-asset.ts';
import { addPhotos } from './photo/add-photos.ts';
import { getAsset, listAssets } from './read-assets.ts';
import { listAssetMoves, listOwnCustody } from './read-history.ts';
import { addAsset, editAsset } from './write-asset.ts';

export const assetRoutes = (deps: AssetDependencies): readonly Route[] => [
  route(api.listAssets, (call) => listAssets(deps, call, call.input.query)),
  route(api.getAsset, (call) => getAsset(deps, call, call.input.query.assetId)),
  route(api.listAssetMoves, (call) => listAssetMoves(deps, call, call.input.query)),
  route(api.listOwnCustody, (call) => listOwnCustody(deps, call, call.input.query)),
  route(api.addAsset, (call) => addAsset(deps, call, call.input.body)),
  route(api.editAsset, (call) => editAsset(deps, call, call.input.body)),
  route(api.handOutAsset, (call) => handOutAsset(deps, call, call.input.body)),
  route(api.answerAsset, (call) => answerAsset(deps, call, call.input.body)),
  route(api.takeBackAsset, (call) => takeBackAsset(deps, call, call.input.body)),
  route(api.moveAsset, (call) => moveAsset(deps, call, call.input.body)),
  route(api.addAssetPhotos, (call) => addPhotos(deps.platform, call)),
];
