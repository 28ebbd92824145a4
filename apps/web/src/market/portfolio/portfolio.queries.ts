import {
  addPortfolioPhotos,
  captionPortfolioPhoto,
  getOwnPortfolio,
  getPortfolio,
  removePortfolioPhoto,
} from '@nukkad/contract/market/portfolio/portfolio.api';
import type { OwnPortfolio } from '@nukkad/contract/market/portfolio/portfolio.model';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call, newIdempotencyKey } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = { own: ['portfolio'] as const, of: (id: string) => ['portfolio', id] as const };

/** What anyone sees of a partner. On a public page, which has no provider of queries. */
export const usePastWork = (organisationId: string) =>
  useQuery(
    {
      queryKey: keys.of(organisationId),
      queryFn: ({ signal }) => call(getPortfolio, { query: { organisationId }, quiet: true, signal }),
    },
    queryClient,
  );

export const useOwnPortfolio = () =>
  useQuery({
    queryKey: keys.own,
    queryFn: ({ signal }) => call(getOwnPortfolio, { quiet: true, signal }),
  });

const keep = (portfolio: OwnPortfolio): void => {
  queryClient.setQueryData(keys.own, portfolio);
};

/** One request for each photo, so that a refusal names the photo it is about. */
export const useAddPhoto = () =>
  useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) =>
      call(addPortfolioPhotos, {
        files: [file],
        onProgress,
        quiet: true,
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess: keep,
  });

export const useCaption = () =>
  useMutation({
    mutationFn: (body: { photoId: string; caption: string }) =>
      call(captionPortfolioPhoto, { body, quiet: true }),
    onSuccess: keep,
  });

export const useRemovePortfolioPhoto = () =>
  useMutation({
    mutationFn: (photoId: string) => call(removePortfolioPhoto, { query: { photoId }, quiet: true }),
    onSuccess: keep,
  });
