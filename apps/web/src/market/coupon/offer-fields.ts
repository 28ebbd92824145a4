import type { NewOffer } from './partner-offer.queries.ts';

/** As it is typed: one of percent and amount counts, by `kind`. */
export interface OfferFields extends Omit<NewOffer, 'percent' | 'code' | 'personLimit' | 'totalLimit'> {
  readonly kind: 'percent' | 'amount';
  readonly percent: string;
  readonly code: string;
  readonly personLimit: string;
  /** Empty: no limit. */
  readonly totalLimit: string;
}

export interface FieldsProps {
  readonly fields: OfferFields;
  readonly errors: Readonly<Record<string, string>>;
  readonly change: (next: Partial<OfferFields>) => void;
}

export const newOfferFields = (today: string): OfferFields => ({
  title: '',
  titleHi: '',
  kind: 'percent',
  percent: '10',
  amountPaise: null,
  mostPaise: null,
  leastServicesPaise: 0,
  fromDay: today,
  toDay: null,
  audience: 'everyone',
  categoryIds: null,
  cityCodes: null,
  serviceIds: null,
  totalLimit: '',
  personLimit: '1',
  isListed: true,
  isAutomatic: true,
  stacks: true,
  code: '',
});

/** What is no number is sent as none, and the server says which field lacks it. */
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

export function bodyOfOffer({
  kind,
  percent,
  code,
  personLimit,
  totalLimit,
  ...terms
}: OfferFields): NewOffer {
  const isPercent = kind === 'percent';
  return {
    ...terms,
    titleHi: terms.titleHi.trim() || terms.title.trim(),
    percent: isPercent ? numberOf(percent) : null,
    amountPaise: isPercent ? null : (terms.amountPaise ?? 0),
    mostPaise: isPercent ? terms.mostPaise : null,
    code: terms.isAutomatic ? null : code,
    personLimit: numberOf(personLimit),
    totalLimit: totalLimit.trim() === '' ? null : numberOf(totalLimit),
  };
}
