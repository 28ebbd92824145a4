import { keysOf } from '@nukkad/contract/kernel/record';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/people/asset/asset.api';
import { assetTabs } from '@nukkad/contract/people/asset/asset.noun';
import { assetChanged } from '@nukkad/contract/people/asset/asset.live';
import { listEmployees } from '@nukkad/contract/people/employee/employee.api';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

const keys = {
  all: ['assets'] as const,
  list: (asked: object) => ['assets', 'list', asked] as const,
  one: (assetId: string) => ['assets', 'one', assetId] as const,
  history: (assetId: string) => ['assets', 'history', assetId] as const,
  own: (tab: OwnTab) => ['assets', 'own', tab] as const,
  people: (q: string) => ['assets', 'people', q] as const,
};
const renewAssets = () => queryClient.invalidateQueries({ queryKey: keys.all });

/** Open pages look again as soon as another person changes an asset. */
export const useAssetsLive = () => useLive(assetChanged, () => void renewAssets());

export const officeTabs = keysOf(assetTabs);

export const assetsAddress = listAddress(api.assetsQuery.shape, ['q', 'kind', 'staffId', 'late'], {
  tab: z.enum(officeTabs),
});
type AssetsAsked = Partial<ReturnType<typeof assetsAddress.read>>;

export const useAssets = (asked: AssetsAsked) =>
  useInfiniteQuery({
    queryKey: keys.list(asked),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listAssets, {
        query: { ...asked, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });

export const useAsset = (assetId: string) =>
  useQuery({
    queryKey: keys.one(assetId),
    queryFn: ({ signal }) => call(api.getAsset, { query: { assetId }, quiet: true, signal }),
  });

export const useAssetMoves = (assetId: string) =>
  useInfiniteQuery({
    queryKey: keys.history(assetId),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listAssetMoves, { query: { assetId, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

export type OwnTab = 'held' | 'past';

export const useOwnCustody = (tab: OwnTab) =>
  useInfiniteQuery({
    queryKey: keys.own(tab),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listOwnCustody, { query: { tab, cursor: pageParam, limit: 20 }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });

/** Who may be handed something: the first of those whose name has these words. */
export const usePeople = (q: string) =>
  useQuery({
    queryKey: keys.people(q),
    queryFn: ({ signal }) =>
      call(listEmployees, { query: { limit: 20, ...(q && { q }) }, quiet: true, signal }),
    placeholderData: (before) => before,
    staleTime: 60_000,
  });

export type AssetBody = EndpointInput<typeof api.addAsset>['body'];

export const useAddAsset = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: AssetBody) => call(api.addAsset, { body, quiet: true, idempotencyKey }),
    onSettled: renewAssets,
  });

export const useEditAsset = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.editAsset>['body']) =>
      call(api.editAsset, { body, quiet: true }),
    onSettled: renewAssets,
  });

/** Kept first; the move that follows takes them by their ids. */
async function keepPhotos(photos: readonly File[]) {
  if (photos.length === 0) return [];
  const { files } = await call(api.addAssetPhotos, { files: photos, quiet: true });
  return files.map(({ photoId }) => photoId);
}

type WithPhotos<Body> = Omit<Body, 'photoIds'> & { readonly photos: readonly File[] };

export const useHandOut = () =>
  useMutation({
    mutationFn: async ({ photos, ...body }: WithPhotos<EndpointInput<typeof api.handOutAsset>['body']>) =>
      call(api.handOutAsset, { body: { ...body, photoIds: await keepPhotos(photos) }, quiet: true }),
    onSettled: renewAssets,
  });

export const useTakeBack = () =>
  useMutation({
    mutationFn: async ({ photos, ...body }: WithPhotos<EndpointInput<typeof api.takeBackAsset>['body']>) =>
      call(api.takeBackAsset, { body: { ...body, photoIds: await keepPhotos(photos) }, quiet: true }),
    onSettled: renewAssets,
  });

export const useAnswer = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.answerAsset>['body']) =>
      call(api.answerAsset, { body, quiet: true }),
    onSettled: renewAssets,
  });

export const useMoveAsset = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof api.moveAsset>['body']) =>
      call(api.moveAsset, { body, quiet: true }),
    onSettled: renewAssets,
  });
