import { uploadWorkPhotos } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { getCustomerAbsentTerms, reportCustomerAbsent } from '@nukkad/contract/market/no-show/no-show.api';
import type { EndpointInput, EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { call } from '../../../platform/api/client.ts';
import { keepDetails } from '../fulfilment.moves.ts';
import { useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

export type AbsentTerms = EndpointOutput<typeof getCustomerAbsentTerms>;
type Report = EndpointInput<typeof reportCustomerAbsent>['body'];
export type Position = NonNullable<Report['position']>;

export function useAbsentTerms(bookingId: string) {
  return useAsked(
    getCustomerAbsentTerms,
    { query: { bookingId } },
    { staleTime: 0, gcTime: 0, refetchInterval: 60_000 },
  );
}

interface Proof extends Omit<Report, 'photoId'> {
  /** Already with the booking: it is not sent twice. */
  readonly photoId: string | undefined;
  readonly photo: File | undefined;
}

/** Sends the photo, then the report. */
export function useReportCustomerAbsent() {
  return useSend(reportCustomerAbsent, {
    send: async ({ photoId, photo, ...report }: Proof) => {
      const { bookingId } = report;
      const proof = photoId ?? (await sendPhoto(bookingId, photo));
      return call(reportCustomerAbsent, { body: { ...report, photoId: proof }, quiet: true });
    },
    onSuccess: keepDetails,
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
