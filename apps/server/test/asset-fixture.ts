import * as api from '@nukkad/contract/people/asset/asset.api';
import type { Asset } from '@nukkad/contract/people/asset/asset.model';
import sharp from 'sharp';
import { addStaff } from '../src/identity/partner/partner.store.ts';
import { type AssetInterface, createAssetDomain } from '../src/people/asset/index.ts';
import type { Domain } from '../src/platform/domain.ts';
import { newId } from '../src/platform/id.ts';
import type { Viewer } from '../src/platform/viewer.ts';
import { aPartner, aUser } from './a-partner.ts';
import { aGround } from './ground.ts';
import { type Mounted, aViewer, mounted } from './mounted.ts';
import { permitted } from './permitted.ts';
import { key } from './tenant.ts';

type Read = Pick<Asset, 'assetId' | 'version'>;

const aPicture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#345678' } })
    .jpeg()
    .toBuffer();

/** A shop with an owner and its people; assets over HTTP, and what the clock does. */
export async function assetShop() {
  const made: { asset: (Domain & AssetInterface) | null } = { asset: null };
  const app: Mounted = await mounted((platform) => {
    made.asset = createAssetDomain({ platform, ...aGround(platform) });
    return [made.asset];
  });
  const { db } = app.platform;

  async function aShop(companyName = 'Lakshmi Plumbing') {
    const { organisationId, ownerUserId } = await aPartner(db, { companyName });
    const owner = aViewer({ role: 'Service Partner', userId: ownerUserId, organisationId });
    const member = async (fullName: string, permissions: Viewer['permissions'] = new Set()) => {
      const staff = { staffId: newId(), userId: await aUser(db, fullName) };
      await db.transaction().execute(async (tx) => {
        const row = permitted({ ...staff, organisationId, fullName, isProfessional: true });
        await addStaff(tx, row, [], app.clock.now());
      });
      return aViewer({ role: 'subUser', organisationId, permissions, ...staff });
    };
    return { owner, member, organisationId };
  }
  const add = (viewer: Viewer, name: string, more: object = {}) =>
    app.as(viewer).askLoosely(api.addAsset, {
      body: { name, kind: 'tool', condition: 'good', ...more },
      headers: key(),
    });
  const edit = (viewer: Viewer, { assetId, version }: Read, more: object = {}) =>
    app.as(viewer).askLoosely(api.editAsset, {
      body: { assetId, version, name: 'Drill', kind: 'tool', condition: 'good', ...more },
    });
  const handOut = (viewer: Viewer, { assetId, version }: Read, to: Viewer, more: object = {}) =>
    app.as(viewer).askLoosely(api.handOutAsset, {
      body: { assetId, version, staffId: to.staffId, condition: 'good', ...more },
    });
  const answer = (viewer: Viewer, { assetId, version }: Read, reason?: string) =>
    app.as(viewer).askLoosely(api.answerAsset, {
      body: { assetId, version, hasIt: reason === undefined, reason },
    });
  const takeBack = (viewer: Viewer, { assetId, version }: Read, more: object = {}) =>
    app.as(viewer).askLoosely(api.takeBackAsset, {
      body: { assetId, version, condition: 'good', ...more },
    });
  const move = (viewer: Viewer, { assetId, version }: Read, verb: string, note?: string) =>
    app.as(viewer).askLoosely(api.moveAsset, { body: { assetId, version, verb, note } });
  const read = (viewer: Viewer, assetId: string) =>
    app.as(viewer).askLoosely(api.getAsset, { query: { assetId } });
  const list = (viewer: Viewer, query: object = {}) => app.as(viewer).askLoosely(api.listAssets, { query });
  const names = async (viewer: Viewer, query: object = {}): Promise<string[]> =>
    (await list(viewer, query)).body.items.map(({ name }: { name: string }) => name);
  const history = (viewer: Viewer, assetId: string, query: object = {}) =>
    app.as(viewer).askLoosely(api.listAssetMoves, { query: { assetId, ...query } });
  const own = (viewer: Viewer, query: object = {}) =>
    app.as(viewer).askLoosely(api.listOwnCustody, { query });
  const aPhoto = async (viewer: Viewer): Promise<string> => {
    const body = new FormData();
    body.append('files', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'drill.jpg');
    const sent = await app.as(viewer).send('POST', 'user/employee/assets/photos', { body });
    return sent.body.files[0].photoId;
  };
  /** What the clock does every hour and every night. */
  const tick = async (): Promise<void> => {
    for (const { run } of made.asset?.cron ?? []) await run();
    await app.drain();
  };
  const said = () => app.sms.map(({ variables }) => JSON.stringify(variables));
  const openOf = (organisationId: string, ...people: readonly Viewer[]) =>
    made.asset?.openOf(db, { organisationId, staffIds: people.map(({ staffId }) => staffId ?? '') });
  return {
    app,
    aShop,
    add,
    edit,
    handOut,
    answer,
    takeBack,
    move,
    read,
    list,
    names,
    history,
    own,
    aPhoto,
    tick,
    said,
    openOf,
  };
}
export type AssetShop = Awaited<ReturnType<typeof assetShop>>;
