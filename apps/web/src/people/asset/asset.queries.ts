import { keysOf } from '@nukkad/contract/kernel/record';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/asset/asset.api';
import { assetTabs } from '@nukkad/contract/people/asset/asset.noun';
import { assetChanged } from '@nukkad/contract/people/asset/asset.live';
import { listEmployees } from '@nukkad/contract/people/employee/employee.api';
import { call } from '../../platform/api/client.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

/** Open pages look again as soon as another person changes an asset. */
export const useAssetsLive = () => useLive(assetChanged, () => void renew('asset'));

export const officeTabs = keysOf(assetTabs);

/** What a person has now. */
export const useHeldBy = (staffId: string) =>
  usePages(api.listAssets, { tab: 'out', staffId, limit: 50 }, { counted: true });

export const useAsset = (assetId: string) => useAsked(api.getAsset, { query: { assetId } });

export const useAssetMoves = (assetId: string) => usePages(api.listAssetMoves, { assetId, limit: 20 });

type OwnTab = 'held' | 'past';

export const useOwnCustody = (tab: OwnTab) => usePages(api.listOwnCustody, { tab, limit: 20 });

/** Who may be handed something: the first of those whose name has these words. */
export const usePeople = (q: string) =>
  useAsked(
    listEmployees,
    { query: { limit: 20, ...(q && { q }) } },
    { placeholderData: (before) => before, staleTime: 60_000 },
  );

export type AssetBody = EndpointInput<typeof api.addAsset>['body'];

/** Kept first; the move that follows takes them by their ids. */
async function keepPhotos(photos: readonly File[]) {
  if (photos.length === 0) return [];
  const { files } = await call(api.addAssetPhotos, { files: photos, quiet: true });
  return files.map(({ photoId }) => photoId);
}

type WithPhotos<Body> = Omit<Body, 'photoIds'> & { readonly photos: readonly File[] };

export const useHandOut = () =>
  useSend(api.handOutAsset, {
    send: async ({ photos, ...body }: WithPhotos<EndpointInput<typeof api.handOutAsset>['body']>) =>
      call(api.handOutAsset, { body: { ...body, photoIds: await keepPhotos(photos) }, quiet: true }),
  });

export const useTakeBack = () =>
  useSend(api.takeBackAsset, {
    send: async ({ photos, ...body }: WithPhotos<EndpointInput<typeof api.takeBackAsset>['body']>) =>
      call(api.takeBackAsset, { body: { ...body, photoIds: await keepPhotos(photos) }, quiet: true }),
  });
