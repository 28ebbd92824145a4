import { useDebouncedValue } from '@mantine/hooks';
import { type PriceEffect, previewCityPrice } from '@nukkad/contract/market/catalog/city-price.api';
import { keepPreviousData } from '@tanstack/react-query';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { EffectPanel, VerdictAlert } from '../../ui/effect-panel.tsx';

export interface PriceProposal {
  readonly serviceId: string;
  readonly cityCode: string;
  readonly pricePaise: number;
}

const leastPaise = 100;

/** Null until service, city and price are chosen. An amount that the form refuses has no effect. */
export function usePriceEffect(chosen: PriceProposal | null) {
  const request = chosen && chosen.pricePaise >= leastPaise ? chosen : null;
  const [asked] = useDebouncedValue(request, 300);
  const query = useAsked(previewCityPrice, asked && { query: asked }, {
    enabled: asked !== null && request !== null,
    placeholderData: keepPreviousData,
  });
  return request === null ? { ...query, data: undefined, isFetching: false } : query;
}

export const priceReasons: Record<PriceEffect['reasons'][number], string> = {
  below_usual: t('price.thePriceIsWellBelow', 'The price is well below the usual range.'),
  above_usual: t('price.thePriceIsWellAbove', 'The price is well above the usual range.'),
  large_effect: t(
    'price.itWouldHaveChangedLast',
    'It would have changed last month’s total by a large amount.',
  ),
};

/** Whom a price hits, and what the last 30 days would have cost with it. */
export function PriceEffectPanel({ query }: { query: ReturnType<typeof usePriceEffect> }) {
  const effect = query.data;
  return (
    <EffectPanel
      query={query}
      hint={t('price.chooseAServiceCityAnd', 'Choose a service, city and price to see who is affected.')}
    >
      {effect ? (
        <VerdictAlert verdict={effect.verdict} reasons={reasonsOf(effect)} facts={factsOf(effect)} />
      ) : null}
    </EffectPanel>
  );
}

const reasonsOf = (effect: PriceEffect): string[] =>
  effect.verdict === 'refused'
    ? [
        t('price.bounds', 'Set a price between {{least}} and {{most}}.', {
          least: inRupees(effect.leastPaise),
          most: inRupees(effect.mostPaise),
        }),
      ]
    : effect.reasons.map((reason) => priceReasons[reason]);

const range = (low: number, high: number): string =>
  low === high
    ? inRupees(low)
    : t('price.range', '{{low}} to {{high}}', { low: inRupees(low), high: inRupees(high) });

function factsOf(effect: PriceEffect): (readonly [string, string])[] {
  const change = effect.wouldCostPaise - effect.costPaise;
  const asking =
    effect.lowestPaise === null
      ? t('price.noneYet', 'None yet')
      : range(effect.lowestPaise, effect.highestPaise ?? effect.lowestPaise);
  return [
    [
      t('price.partnersAffected', 'Partners affected'),
      t('price.partners', '{{all}} ({{above}} now higher, {{below}} now lower)', {
        all: effect.partners,
        above: effect.partnersAbove,
        below: effect.partnersBelow,
      }),
    ],
    [t('price.currentPrices', 'Current prices'), asking],
    [t('price.usualRange', 'Usual range'), range(effect.usualLowPaise, effect.usualHighPaise)],
    [t('price.bookingsLast30Days', 'Bookings, last 30 days'), String(effect.bookings)],
    [t('price.theirTotalValue', 'Their total value'), inRupees(effect.costPaise)],
    [
      t('price.totalWithThisPrice', 'Total with this price'),
      `${inRupees(effect.wouldCostPaise)} (${change < 0 ? '−' : '+'}${inRupees(Math.abs(change))})`,
    ],
  ];
}
