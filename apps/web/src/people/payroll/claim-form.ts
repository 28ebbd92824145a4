import {
  type ClaimKind,
  type TaxRegime,
  claimBody,
  claimKinds,
  simpleKinds,
} from '@nukkad/contract/people/payroll/income-tax.model';
import { monthsOfTaxYear } from './income-tax-words.ts';
import type { NewClaim } from './income-tax.queries.ts';

export interface TypedClaim {
  readonly kind: ClaimKind;
  readonly amount: number;
  readonly words: string;
  readonly isSenior: boolean;
  readonly taxDeducted: number;
  readonly from: string;
  readonly to: string;
  readonly city: string;
  readonly landlordName: string;
  readonly landlordPan: string;
  readonly relation: string;
  readonly rentReceived: number;
  readonly municipalTaxes: number;
  readonly earlierYear: string;
  readonly earlierRegime: TaxRegime;
}

/** What the fields of a kind are handed. */
export interface PartsOfClaim {
  readonly fields: TypedClaim;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly change: (part: Partial<TypedClaim>) => void;
}

/** The 1 April a year before. */
export const yearBefore = (taxYear: string): string =>
  `${Number(taxYear.slice(0, 4)) - 1}${taxYear.slice(4)}`;

export const firstClaim = (taxYear: string): TypedClaim => ({
  kind: 'investments',
  amount: 0,
  words: '',
  isSenior: false,
  taxDeducted: 0,
  from: taxYear,
  to: monthsOfTaxYear(taxYear).at(-1) ?? taxYear,
  city: '',
  landlordName: '',
  landlordPan: '',
  relation: '',
  rentReceived: 0,
  municipalTaxes: 0,
  earlierYear: yearBefore(taxYear),
  earlierRegime: 'new',
});

export const claimSchema = claimBody;

export const claimKindOf = (value: string): ClaimKind =>
  claimKinds.find((kind) => kind === value) ?? 'investments';

export const asksForWords = (kind: ClaimKind): boolean => kind !== 'house_rent';

export function claimBodyOf(taxYear: string, typed: TypedClaim): NewClaim {
  const { kind, amount, words, isSenior, taxDeducted, from, to, city, landlordName, landlordPan, relation } =
    typed;
  const of = { taxYear, amount };
  if (kind === 'arrears_relief') {
    const { earlierYear, earlierRegime } = typed;
    return { kind, ...of, earlierYear, earlierRegime, words };
  }
  if (kind === 'let_house') {
    const { rentReceived, municipalTaxes } = typed;
    return { kind, ...of, rentReceived, municipalTaxes, words };
  }
  if (kind === 'house_rent')
    return { kind, ...of, from, to, city, landlordName, landlordPan: landlordPan || null, relation };
  if (kind === 'previous_employer') return { kind, ...of, taxDeducted, words };
  if (kind === 'health' || kind === 'health_parents') return { kind, ...of, words, isSenior };
  return { kind: simpleKinds.find((one) => one === kind) ?? 'investments', ...of, words };
}
