import { useDebouncedValue } from '@mantine/hooks';
import { type PriceEffect, previewCityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { inRupees } from '../../platform/money.ts';
import { EffectPanel, VerdictAlert } from '../../ui/effect-panel.tsx';

export interface PriceProposal {
  readonly serviceId: string;
  readonly cityCode: string;
  readonly pricePaise: number;
}

/** Null until service, city and price are chosen. */
export function usePriceEffect(request: PriceProposal | null) {
  const [asked] = useDebouncedValue(request, 300);
  const query = useQuery({
    queryKey: ['price-effect', asked],
    queryFn: () => call(previewCityPrice, { query: asked as PriceProposal }),
    enabled: asked !== null && request !== null,
    placeholderData: keepPreviousData,
  });
  return request === null ? { ...query, data: undefined, isFetching: false } : query;
}

export const priceReasons: Record<PriceEffect['reasons'][number], string> = {
  below_usual: 'The price is well below the usual range.',
  above_usual: 'The price is well above the usual range.',
  large_effect: 'It would have moved a large amount last month.',
};

/** Whom a price hits, and what the last 30 days would have cost with it. */
export function PriceEffectPanel({ query }: { query: ReturnType<typeof usePriceEffect> }) {
  const effect = query.data;
  return (
    <EffectPanel query={query} hint="Choose a service, a city and a price to see whom it affects.">
      {effect ? (
        <VerdictAlert verdict={effect.verdict} reasons={reasonsOf(effect)} facts={factsOf(effect)} />
      ) : null}
    </EffectPanel>
  );
}

const reasonsOf = (effect: PriceEffect): string[] =>
  effect.verdict === 'refused'
    ? [`Prices here must lie between ${inRupees(effect.leastPaise)} and ${inRupees(effect.mostPaise)}.`]
    : effect.reasons.map((reason) => priceReasons[reason]);

const range = (low: number, high: number): string =>
  low === high ? inRupees(low) : `${inRupees(low)} to ${inRupees(high)}`;

function factsOf(effect: PriceEffect): (readonly [string, string])[] {
  const change = effect.wouldCostPaise - effect.costPaise;
  const asking =
    effect.lowestPaise === null
      ? 'No one yet'
      : range(effect.lowestPaise, effect.highestPaise ?? effect.lowestPaise);
  return [
    [
      'Partners affected',
      `${effect.partners} (${effect.partnersAbove} now higher, ${effect.partnersBelow} now lower)`,
    ],
    ['Current prices', asking],
    ['Usual range', range(effect.usualLowPaise, effect.usualHighPaise)],
    ['Bookings, last 30 days', String(effect.bookings)],
    ['Their total', inRupees(effect.costPaise)],
    [
      'Total with this price',
      `${inRupees(effect.wouldCostPaise)} (${change < 0 ? '−' : '+'}${inRupees(Math.abs(change))})`,
    ],
  ];
}
