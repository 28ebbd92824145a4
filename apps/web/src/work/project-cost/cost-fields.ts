import type { CostKind } from '@nukkad/contract/work/project-cost/project-cost.model';

/** A step or a colleague that a cost may name. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** As it stands in the form; '' and null are nothing. */
export interface TypedCost {
  readonly kind: CostKind;
  readonly words: string;
  readonly spentOn: string;
  readonly subTaskId: string;
  readonly staffId: string;
  readonly minutes: string;
  readonly hourlyPaise: number | null;
  readonly quantity: string;
  readonly unit: string;
  readonly pricePaise: number | null;
  readonly amountPaise: number | null;
}

export const noCost: TypedCost = {
  kind: 'material',
  words: '',
  spentOn: '',
  subTaskId: '',
  staffId: '',
  minutes: '',
  hourlyPaise: null,
  quantity: '',
  unit: '',
  pricePaise: null,
  amountPaise: null,
};

const thousand = 1_000;

/** A number as it was typed; what is no number is refused by the schema. */
const numberOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed));

const milliOf = (typed: string): number | undefined => {
  const value = numberOf(typed);
  return value === undefined ? undefined : Math.round(value * thousand);
};

/** What is sent of a kind. */
export function bodyOfCost(typed: TypedCost): object {
  const { kind, words, spentOn, subTaskId, staffId, unit } = typed;
  const common = { kind, words, spentOn, ...(subTaskId && { subTaskId }) };
  if (kind === 'labour')
    return {
      ...common,
      minutes: numberOf(typed.minutes),
      hourlyPaise: typed.hourlyPaise ?? undefined,
      ...(staffId && { staffId }),
    };
  if (kind === 'material')
    return {
      ...common,
      quantityMilli: milliOf(typed.quantity),
      pricePaise: typed.pricePaise ?? undefined,
      unit,
    };
  return { ...common, amountPaise: typed.amountPaise ?? undefined };
}
