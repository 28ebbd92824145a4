import * as api from '@nukkad/contract/market/enquiry/enquiry.api';
import { getServiceDetails, listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { renewAfter, useSend } from '../../platform/api/send.ts';

const shown = 20;
/** Nothing is pushed for enquiries: an open one looks again by itself. */
const lookAgainMs = 30_000;

/** A customer's own, the last written first. */
export function useMyEnquiries() {
  return usePages(api.listMyEnquiries, { limit: shown });
}

/** One with what was written, the newest page first. */
export function useEnquiry(enquiryId: string) {
  return usePages(api.getEnquiry, { enquiryId, limit: shown }, { refetchInterval: lookAgainMs });
}

/** For a badge. */
export const useEnquiryCount = () => useAsked(api.countEnquiries);

export type NewEnquiry = EndpointInput<typeof api.newEnquiry>['body'];

export type Said = EndpointInput<typeof api.sayInEnquiry>['body'];

export const useCloseEnquiry = (enquiryId: string) =>
  useSend(api.updateEnquiry, {
    given: () => ({ body: { enquiryId, status: 'Resolved' as const } }),
    loud: true,
  });

/** What the other side wrote is read once it is on the screen. */
export async function markRead(enquiryId: string): Promise<void> {
  await call(api.readEnquiry, { body: { enquiryId }, quiet: true });
  await renewAfter(api.readEnquiry);
}

/** What a question can be about, and whom it can go to at the chosen place. */
export function useAskable(serviceId: string, placeKey: string) {
  useTranslation();
  return useQuery({
    queryKey: keyOf(getServiceDetails, { query: { serviceId } }, ['askable', placeKey]),
    queryFn: async ({ signal }) => {
      const [details, partners] = await Promise.all([
        call(getServiceDetails, { query: { serviceId }, quiet: true, signal }),
        call(listPartnersOfService, { query: { serviceId, limit: 6 }, quiet: true, signal }),
      ]);
      return { service: details.service, partners: partners.items };
    },
  });
}
