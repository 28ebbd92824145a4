import * as api from '@nukkad/contract/market/dispute/dispute.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** Ten minutes: how long a photo's signed link works, at most. */
const linkLifeMs = 10 * 60_000;

/** Asked again after each move of the booking, which `version` counts. */
export const useDispute = (bookingId: string, version: number) =>
  useAsked(
    api.getDispute,
    { query: { bookingId } },
    {
      per: version,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.dispute?.photos.length ? linkLifeMs / 2 : false),
    },
  );

export const useSendEvidence = () =>
  useSend(api.uploadDisputePhotos, {
    given: ({ bookingId, files }: { readonly bookingId: string; readonly files: readonly File[] }) => ({
      query: { bookingId },
      files,
    }),
  });

export const useReworkSlots = (bookingId: string, day: string) =>
  useAsked(
    api.getReworkSlots,
    { query: { bookingId, day } },
    { staleTime: 0, gcTime: 0, placeholderData: keepPreviousData },
  );
