import type { BookingDetails } from '@nukkad/contract/market/booking/booking.model';
import {
  getServiceDetails,
  listPartnersOfService,
  searchServices,
} from '@nukkad/contract/market/catalog/catalog.api';
import { listAdditionPrices } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { maximumPageSize } from '@nukkad/contract/kernel/page';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { withStoredFallback } from '../../platform/device-storage/with-stored-fallback.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { keyOf, useAsked } from '../../platform/api/asked.ts';

/** Where the work is, not where the reader looks around: the reader's own place is left out. */
function placeOf({ address }: BookingDetails) {
  const { latitude, longitude } = address;
  if (latitude === null || longitude === null) return {};
  return { lat: latitude, lng: longitude, city: '', pincode: '', cityCode: '' };
}

const mostShown = 12;

/** Those that the own business offers, at its own price before tax. */
async function withOwnPrices<Card extends { readonly serviceId: string }>(
  bookingId: string,
  cards: readonly Card[],
  signal: AbortSignal,
): Promise<readonly (Card & { readonly ownPrice: number })[]> {
  if (cards.length === 0) return [];
  const serviceIds = cards.map(({ serviceId }) => serviceId).join(',');
  const { prices } = await call(listAdditionPrices, {
    query: { bookingId, serviceIds },
    quiet: true,
    signal,
  });
  const priceOf = new Map(prices.map(({ serviceId, price }) => [serviceId, price]));
  return cards.flatMap((card) => {
    const ownPrice = priceOf.get(card.serviceId) ?? null;
    return ownPrice === null ? [] : [{ ...card, ownPrice }];
  });
}

/** Services of the booking's own trade, which alone can be added to it. */
export function useAddableServices(booking: BookingDetails) {
  const first = booking.lines[0]?.serviceId;
  const trade = useAsked(
    getServiceDetails,
    { query: { serviceId: first ?? '' } },
    { enabled: first !== undefined, staleTime: Infinity },
  );
  const categoryId = trade.data?.service.categoryId;
  const find = async (q: string | undefined, signal: AbortSignal) => {
    const query = { ...placeOf(booking), q, categoryId, limit: mostShown };
    return withOwnPrices(
      booking.bookingId,
      (await call(searchServices, { query, quiet: true, signal })).items,
      signal,
    );
  };
  const usual = useQuery({
    queryKey: keyOf(searchServices, { query: { categoryId } }, ['addable', booking.bookingId]),
    queryFn: ({ signal }) => find(undefined, signal),
    enabled: categoryId !== undefined,
  });
  return { usual, find };
}

/**
 * The service's questions, and the own firm's terms for it; null: the firm does not offer it there. Kept on this device,
 * so that the form opens again without a network.
 */
export function useAddableService(booking: BookingDetails, serviceId: string | null) {
  const organisationId = useSession().profile?.smeId ?? null;
  return useQuery({
    queryKey: keyOf(getServiceDetails, { query: { serviceId } }, ['addition', booking.bookingId]),
    enabled: serviceId !== null,
    networkMode: 'always',
    queryFn: ({ signal }) =>
      withStoredFallback(`addition ${presentLanguage()} ${booking.bookingId} ${serviceId}`, async () => {
        const query = { ...placeOf(booking), serviceId: serviceId ?? '' };
        const [details, partners] = await Promise.all([
          call(getServiceDetails, { query, quiet: true, signal }),
          call(listPartnersOfService, { query: { ...query, limit: maximumPageSize }, quiet: true, signal }),
        ]);
        const own = partners.items.find((partner) => partner.organisationId === organisationId) ?? null;
        return { details, own };
      }),
  });
}
