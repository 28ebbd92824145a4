import * as api from '@nukkad/contract/market/enquiry/enquiry.api';
import { getServiceDetails, listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { listAddress } from '@nukkad/lists/address';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { queryClient } from '../../platform/query-client.ts';

const keys = {
  all: ['enquiries'] as const,
  mine: (language: string) => ['enquiries', 'mine', language] as const,
  list: (state: string, language: string) => ['enquiries', 'list', state, language] as const,
  one: (enquiryId: string, language: string) => ['enquiries', 'one', enquiryId, language] as const,
  count: ['enquiries', 'count'] as const,
};
const renewEnquiries = () => queryClient.invalidateQueries({ queryKey: keys.all });
const shown = 20;
/** Nothing is pushed for enquiries: an open one looks again by itself. */
const lookAgainMs = 30_000;

export const enquiriesAddress = listAddress(api.enquiriesQuery.shape, ['state'], {});
export type EnquiryState = NonNullable<EndpointInput<typeof api.listEnquiries>['query']['state']>;

/** A customer's own, the last written first. */
export function useMyEnquiries() {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.mine(language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listMyEnquiries, { query: { cursor: pageParam, limit: shown }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** A partner's, the unanswered first. */
export function useEnquiries(state: EnquiryState | undefined) {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.list(state ?? '', language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.listEnquiries, {
        query: { state, cursor: pageParam, limit: 50, ...(pageParam ? {} : { count: 'true' }) },
        quiet: true,
        signal,
      }),
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: (before) => before,
  });
}

/** One with what was written, the newest page first. */
export function useEnquiry(enquiryId: string) {
  const { language } = useTranslation();
  return useInfiniteQuery({
    queryKey: keys.one(enquiryId, language),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      call(api.getEnquiry, { query: { enquiryId, cursor: pageParam, limit: shown }, quiet: true, signal }),
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: lookAgainMs,
  });
}

/** For a badge. */
export const useEnquiryCount = () =>
  useQuery(
    { queryKey: keys.count, queryFn: ({ signal }) => call(api.countEnquiries, { quiet: true, signal }) },
    queryClient,
  );

export type NewEnquiry = EndpointInput<typeof api.newEnquiry>['body'];

export const useAskPartners = (idempotencyKey: string) =>
  useMutation({
    mutationFn: (body: NewEnquiry) => call(api.newEnquiry, { body, quiet: true, idempotencyKey }),
    onSuccess: renewEnquiries,
  });

export type Said = EndpointInput<typeof api.sayInEnquiry>['body'];

export const useSay = () =>
  useMutation({
    mutationFn: ({ body, idempotencyKey }: { body: Said; idempotencyKey: string }) =>
      call(api.sayInEnquiry, { body, quiet: true, idempotencyKey }),
    onSettled: renewEnquiries,
  });

export const useCloseEnquiry = (enquiryId: string) =>
  useMutation({
    mutationFn: () => call(api.updateEnquiry, { body: { enquiryId, status: 'Resolved' } }),
    onSettled: renewEnquiries,
  });

/** What the other side wrote is read once it is on the screen. */
export async function markRead(enquiryId: string): Promise<void> {
  await call(api.readEnquiry, { body: { enquiryId }, quiet: true });
  await renewEnquiries();
}

/** What a question can be about, and whom it can go to at the chosen place. */
export function useAskable(serviceId: string, placeKey: string) {
  const { language } = useTranslation();
  return useQuery({
    queryKey: ['enquiries', 'askable', serviceId, placeKey, language],
    queryFn: async ({ signal }) => {
      const [details, partners] = await Promise.all([
        call(getServiceDetails, { query: { serviceId }, quiet: true, signal }),
        call(listPartnersOfService, { query: { serviceId, limit: 6 }, quiet: true, signal }),
      ]);
      return { service: details.service, partners: partners.items };
    },
  });
}
