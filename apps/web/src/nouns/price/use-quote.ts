import { call } from '../../platform/api/client.ts';
import { presentLanguage } from '../../platform/i18n/present-words.ts';
import { locationParameters, useServiceLocation } from '../../platform/location/location-store.ts';
import { useAnswer } from '../../ui/state/use-answer.ts';

export interface QuotedLine {
  readonly serviceId: string;
  readonly quantity: number;
  readonly optionIds: readonly string[];
}

/**
 * What these services come to at the chosen place, as the bill will say it; the last answer stays while another is asked.
 * Without the query client, which public pages do not load; the call's schemas come with the first question.
 * `wanted` false: nothing is asked.
 */
export function useQuote(lines: readonly QuotedLine[], organisationId: string | null, wanted = true) {
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
  return useAnswer(wanted ? `${presentLanguage()} ${JSON.stringify(body)}` : null, async (signal) => {
    const { quoteServices } = await import('@nukkad/contract/market/booking/booking.api');
    return call(quoteServices, { body, quiet: true, signal });
  });
}
