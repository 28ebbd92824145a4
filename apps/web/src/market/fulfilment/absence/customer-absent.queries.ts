import { uploadWorkPhotos } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getCustomerAbsentTerms, reportCustomerAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/client.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { keepDetails, lookAgain } from '../fulfilment.moves.ts';

export type AbsentTerms = EndpointOutput<typeof getCustomerAbsentTerms>;
type Report = EndpointInput<typeof reportCustomerAbsent>['body'];
export type Position = NonNullable<Report['position']>;

const key = (bookingId: string) => ['customer absent', bookingId] as const;

export function useAbsentTerms(bookingId: string) {
  return useQuery({
    queryKey: key(bookingId),
    queryFn: ({ signal }) => call(getCustomerAbsentTerms, { query: { bookingId }, quiet: true, signal }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: 60_000,
  });
}

interface Proof extends Omit<Report, 'photoId'> {
  /** Already with the booking: it is not sent twice. */
  readonly photoId: string | undefined;
  readonly photo: File | undefined;
}

/** Sends the photo, then the report; sent at once also without a network, so that the person learns of it. */
export function useReportCustomerAbsent() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ photoId, photo, ...report }: Proof) => {
      const { bookingId } = report;
      const proof = photoId ?? (await sendPhoto(bookingId, photo));
      return call(reportCustomerAbsent, { body: { ...report, photoId: proof }, quiet: true });
    },
    onSuccess: keepDetails,
    onSettled: (_answer, _error, { bookingId }) =>
      Promise.all([queryClient.invalidateQueries({ queryKey: key(bookingId) }), lookAgain()]),
  });
}

/** Photos come oldest first. */
async function sendPhoto(bookingId: string, photo: File | undefined): Promise<string> {
  const sent = await call(uploadWorkPhotos, {
    query: { bookingId, stage: 'before' },
    files: photo ? [photo] : [],
  });
  return sent.photos.at(-1)?.photoId ?? '';
}
