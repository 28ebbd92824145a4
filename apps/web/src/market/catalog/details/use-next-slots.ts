import { listNextSlots } from '@nukkad/contract/market/schedule/slot.api';
import { call } from '../../../platform/api/client.ts';
import { useAnswer } from '../../../ui/state/use-answer.ts';

/** As many as one call takes. */
const partnersAsked = 20;

/** When each of the listed partners is free next, by its id; null until it is known. `placeKey` changes when the place does. */
export function useNextSlots(
  serviceId: string,
  organisationIds: readonly string[],
  placeKey: string,
): ReadonlyMap<string, string | null> | null {
  const asked = organisationIds.slice(0, partnersAsked).join(',');
  const { value } = useAnswer(asked && `${serviceId} ${asked} ${placeKey}`, async (signal) => {
    if (!asked) return new Map<string, string | null>();
    const { items } = await call(listNextSlots, {
      query: { serviceId, organisationIds: asked },
      quiet: true,
      signal,
    });
    return new Map(items.map(({ organisationId, from }) => [organisationId, from]));
  });
  return value ?? null;
}
