import * as items from '@nukkad/contract/identity/profile/profile-item.api';
import * as card from '@nukkad/contract/identity/profile/card.api';
import * as api from '@nukkad/contract/identity/profile/profile.api';
import { notificationTags } from '@nukkad/contract/kernel/notice';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { readActivity } from './activity.ts';
import { requestDemo } from './request-demo.ts';
import { addProfileItem } from './item/add-profile-item.ts';
import { changeProfileItem } from './item/change-profile-item.ts';
import { readProfileItems } from './item/list-profile-items.ts';
import type { ProfileItemKind } from './item/profile-item.policy.ts';
import { moveManyItems } from './item/move-many-items.ts';
import { removeProfileItem } from './item/remove-profile-item.ts';
import { setProfileItemPicture } from './item/set-profile-item-picture.ts';
import { changeCard, readCard, readCardFile, readPublicCard } from './card.ts';
import { changeProfile, readProfile, removePicture, setPicture } from './change-profile.ts';
import { changeSetting, readSetting } from './change-setting.ts';
import type { ProfileDependencies } from './profile.interface.ts';
import { readTabs } from './read-tabs.ts';
import { readTrust } from './read-trust.ts';
import { isLocked } from './setting.rules.ts';
import { readStrength } from './read-strength.ts';

function ownRoutes(deps: ProfileDependencies): readonly Route[] {
  const { db } = deps.platform;
  return [
    route(api.getProfileDetails, (call) => readProfile(deps, call.viewer, call.now)),
    route(api.createProfile, (call) => changeProfile(deps, call, call.input.body)),
    route(api.updateUserProfile, (call) => changeProfile(deps, call, call.input.body)),
    route(api.setProfilePicture, (call) => setPicture(deps, call)),
    route(api.removeProfilePicture, (call) => removePicture(deps, call)),
    route(api.getProfileStrength, (call) => readStrength(deps, db, call.viewer)),
    route(api.getTrustScore, (call) => readTrust(deps, call.viewer, call.now)),
    route(api.getUserSetting, (call) => readSetting(deps, db, call.viewer, call.lang)),
    route(api.updateUserSetting, (call) => changeSetting(deps, call, call.input.body)),
    route(api.listUserNotificationTags, async () => ({
      tags: notificationTags.map((tag) => ({ tag, locked: isLocked(tag) })),
    })),
    route(api.listActivity, (call) => readActivity(deps, call.viewer, call.input.query)),
    route(api.getUserTabs, (call) => readTabs(deps, call.viewer, call.now)),
    route(api.requestDemo, (call) => requestDemo(deps, call, call.input.body)),
  ];
}

function cardRoutes(deps: ProfileDependencies): readonly Route[] {
  return [
    route(card.getBusinessCard, (call) => readCard(deps, call.viewer, call.now)),
    route(card.updateBusinessCard, (call) => changeCard(deps, call, call.input.body)),
    openRoute(card.getPublicCard, (call) => readPublicCard(deps, call.input.params.slug, call.now)),
    openRoute(card.getCardFile, async (call) => {
      const { input, now, reply } = call;
      const file = await readCardFile(deps, input.params.slug, now);
      void reply.header('content-disposition', 'attachment; filename="card.vcf"');
      return file;
    }),
  ];
}

type List = typeof items.listCatalogue | typeof items.listAssets;
type Add = typeof items.addCatalogueItem | typeof items.addAsset;
type Update = typeof items.updateCatalogueItem | typeof items.updateAsset;
type Remove = typeof items.removeCatalogueItem | typeof items.removeAsset;
type Moves = typeof items.moveManyCatalogueItems | typeof items.moveManyAssets;
type Picture = typeof items.setCataloguePicture | typeof items.setAssetPicture;
interface Calls extends Readonly<Record<string, AnyEndpoint>> {
  readonly list: List;
  readonly add: Add;
  readonly update: Update;
  readonly remove: Remove;
  readonly moves: Moves;
  readonly picture: Picture;
}

function profileItemRoutes(
  { platform }: ProfileDependencies,
  kind: ProfileItemKind,
  calls: Calls,
): readonly Route[] {
  return [
    route(calls.list, (call) => readProfileItems(platform, kind, call, call.input.query)),
    route(calls.add, (call) => addProfileItem(platform, kind, call, call.input.body)),
    route(calls.update, (call) => changeProfileItem(platform, kind, call, call.input.body)),
    route(calls.remove, (call) => removeProfileItem(platform, kind, call, call.input.query.itemId)),
    route(calls.moves, (call) => moveManyItems(platform, kind, call)),
    route(calls.picture, (call) => setProfileItemPicture(platform, kind, call, call.input.query.itemId)),
  ];
}

export function profileRoutes(deps: ProfileDependencies): readonly Route[] {
  return [
    ...ownRoutes(deps),
    ...cardRoutes(deps),
    ...profileItemRoutes(deps, 'catalogue', {
      list: items.listCatalogue,
      add: items.addCatalogueItem,
      update: items.updateCatalogueItem,
      remove: items.removeCatalogueItem,
      moves: items.moveManyCatalogueItems,
      picture: items.setCataloguePicture,
    }),
    ...profileItemRoutes(deps, 'asset', {
      list: items.listAssets,
      add: items.addAsset,
      update: items.updateAsset,
      remove: items.removeAsset,
      moves: items.moveManyAssets,
      picture: items.setAssetPicture,
    }),
  ];
}
