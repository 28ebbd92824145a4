import {
  addPortfolioPhotos,
  captionPortfolioPhoto,
  getOwnPortfolio,
  getPortfolio,
  removePortfolioPhoto,
} from '@nukkad/contract/market/portfolio/portfolio.api';
import type { OwnPortfolio } from '@nukkad/contract/market/portfolio/portfolio.model';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** What anyone sees of a partner. On a public page, which has no provider of queries. */
export const usePastWork = (organisationId: string) => useAsked(getPortfolio, { query: { organisationId } });

export const useOwnPortfolio = () => useAsked(getOwnPortfolio);

const keep = (portfolio: OwnPortfolio): void => keepAnswer(getOwnPortfolio, {}, portfolio);

/** One request for each photo, so that a refusal names the photo it is about. */
export const useAddPhoto = () =>
  useSend(addPortfolioPhotos, {
    given: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => ({
      files: [file],
      onProgress,
      idempotencyKey: newIdempotencyKey(),
    }),
    keep,
  });

export const useCaption = () => useSend(captionPortfolioPhoto, { keep });

export const useRemovePortfolioPhoto = () =>
  useSend(removePortfolioPhoto, { given: (photoId: string) => ({ query: { photoId } }), keep });
