import * as items from '@nukkad/contract/identity/profile/belonging.api';
import * as card from '@nukkad/contract/identity/profile/card.api';
import * as api from '@nukkad/contract/identity/profile/profile.api';
import { notificationTags } from '@nukkad/contract/kernel/notice';
import type { AnyEndpoint } from '@nukkad/contract/kernel/endpoint';
import { type Route, openRoute, route } from '../../platform/http/route.ts';
import { readActivity } from './activity.ts';
import { askDemo } from './ask-demo.ts';
import {
  type BelongingKind,
  addBelonging,
  changeBelonging,
  readBelongings,
  removeBelonging,
  setBelongingPicture,
} from './belongings.ts';
import { changeCard, readCard, readCardFile, readPublicCard } from './card.ts';
import { changeProfile, readProfile, removePicture, setPicture } from './change-profile.ts';
import { changeSetting, readSetting } from './change-setting.ts';
import type { ProfileParts } from './profile.parts.ts';
import { readTabs } from './read-tabs.ts';
import { readTrust } from './read-trust.ts';
import { isLocked } from './setting.rules.ts';
import { readStrength } from './read-strength.ts';

function ownRoutes(parts: ProfileParts): readonly Route[] {
  const { db } = parts.platform;
  return [
    route(api.getProfileDetails, ({ viewer, now }) => readProfile(parts, viewer, now)),
    route(api.createProfile, (call) => changeProfile(parts, call, call.input.body)),
    route(api.updateUserProfile, (call) => changeProfile(parts, call, call.input.body)),
    route(api.setProfilePicture, (call) => setPicture(parts, call)),
    route(api.removeProfilePicture, (call) => removePicture(parts, call)),
    route(api.getProfileStrength, ({ viewer }) => readStrength(parts, db, viewer)),
    route(api.getTrustScore, ({ viewer, now }) => readTrust(parts, viewer, now)),
    route(api.getUserSetting, ({ viewer, lang }) => readSetting(db, viewer, lang)),
    route(api.updateUserSetting, (call) => changeSetting(parts, call, call.input.body)),
    route(api.listUserNotificationTags, async () => ({
      tags: notificationTags.map((tag) => ({ tag, locked: isLocked(tag) })),
    })),
    route(api.listActivity, ({ viewer, input }) => readActivity(parts, viewer, input.query)),
    route(api.getUserTabs, ({ viewer, now }) => readTabs(parts, viewer, now)),
    route(api.askDemo, (call) => askDemo(parts, call, call.input.body)),
  ];
}

function cardRoutes(parts: ProfileParts): readonly Route[] {
  return [
    route(card.getBusinessCard, ({ viewer, now }) => readCard(parts, viewer, now)),
    route(card.updateBusinessCard, (call) => changeCard(parts, call, call.input.body)),
    openRoute(card.getPublicCard, ({ input, now }) => readPublicCard(parts, input.params.slug, now)),
    openRoute(card.getCardFile, async ({ input, now, reply }) => {
      const file = await readCardFile(parts, input.params.slug, now);
      void reply.header('content-disposition', 'attachment; filename="card.vcf"');
      return file;
    }),
  ];
}

type List = typeof items.listCatalogue | typeof items.listAssets;
type Add = typeof items.addCatalogueItem | typeof items.addAsset;
type Update = typeof items.updateCatalogueItem | typeof items.updateAsset;
type Remove = typeof items.removeCatalogueItem | typeof items.removeAsset;
type Picture = typeof items.setCataloguePicture | typeof items.setAssetPicture;
interface Calls extends Readonly<Record<string, AnyEndpoint>> {
  readonly list: List;
  readonly add: Add;
  readonly update: Update;
  readonly remove: Remove;
  readonly picture: Picture;
}

function belongingRoutes({ platform }: ProfileParts, kind: BelongingKind, calls: Calls): readonly Route[] {
  return [
    route(calls.list, (call) => readBelongings(platform, kind, call, call.input.query)),
    route(calls.add, (call) => addBelonging(platform, kind, call, call.input.body)),
    route(calls.update, (call) => changeBelonging(platform, kind, call, call.input.body)),
    route(calls.remove, (call) => removeBelonging(platform, kind, call, call.input.query.itemId)),
    route(calls.picture, (call) => setBelongingPicture(platform, kind, call, call.input.query.itemId)),
  ];
}

export function profileRoutes(parts: ProfileParts): readonly Route[] {
  return [
    ...ownRoutes(parts),
    ...cardRoutes(parts),
    ...belongingRoutes(parts, 'catalogue', {
      list: items.listCatalogue,
      add: items.addCatalogueItem,
      update: items.updateCatalogueItem,
      remove: items.removeCatalogueItem,
      picture: items.setCataloguePicture,
    }),
    ...belongingRoutes(parts, 'asset', {
      list: items.listAssets,
      add: items.addAsset,
      update: items.updateAsset,
      remove: items.removeAsset,
      picture: items.setAssetPicture,
    }),
  ];
}
