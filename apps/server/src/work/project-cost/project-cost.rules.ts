import type { CostBody, CostKind } from '@nukkad/contract/work/project-cost/project-cost.model';

const minutesOfHour = 60;
const thousand = 1_000;

/** What a cost comes to, in paise, to the nearest one. */
export function amountOf(cost: CostBody): number {
  switch (cost.kind) {
    case 'labour':
      return Math.round((cost.minutes * cost.hourlyPaise) / minutesOfHour);
    case 'material':
      return Math.round((cost.quantityMilli * cost.pricePaise) / thousand);
    default:
      return cost.amountPaise;
  }
}

export type CostSums = Readonly<Record<CostKind, number>>;

export interface Margin {
  readonly marginPaise: number;
  /** Of what was earned, to a tenth; null: nothing was earned. */
  readonly percent: number | null;
}

/** Earned less all that was spent. */
export function marginOf(earnedPaise: number, sums: CostSums): Margin {
  const marginPaise = earnedPaise - sums.labour - sums.material - sums.travel - sums.other;
  const percent = earnedPaise > 0 ? Math.round((marginPaise / earnedPaise) * thousand) / 10 : null;
  return { marginPaise, percent };
}
