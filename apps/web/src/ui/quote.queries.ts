import { quoteServices } from '@nukkad/contract/booking/booking.api';
import type { PriceQuote } from '@nukkad/contract/booking/quote.model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/client.ts';
import { presentLanguage } from '../platform/i18n/present-words.ts';
import { locationParameters, useServiceLocation } from '../platform/location/location-store.ts';

export interface QuotedLine {
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
}

/** What these services come to at the chosen place, as the bill will say it; the last answer stays while another is asked. */
export function useQuote(lines: readonly QuotedLine[], organisationId: string | null, enabled = true) {
  const { pincode, cityCode } = locationParameters(useServiceLocation());
  const body = {
    lines: lines.map(({ serviceId, quantity, optionIds }) => ({
      serviceId,
      quantity,
      optionIds: [...optionIds],
    })),
    ...(organisationId ? { organisationId } : {}),
    ...(pincode ? { pincode: String(pincode) } : cityCode ? { cityCode: String(cityCode) } : {}),
  };
  return useQuery<PriceQuote>({
    queryKey: ['quote', body, presentLanguage()],
    queryFn: ({ signal }) => call(quoteServices, { body, quiet: true, signal }),
    enabled: enabled && lines.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
