import type { Paise } from '@nukkad/contract/kernel/money';
import {
  type ClaimKind,
  type ClaimStatus,
  type TaxRegime,
  incomeKinds,
} from '@nukkad/contract/people/payroll/income-tax.model';
import type { Rent } from './house-rent.rules.ts';
import type { LetHouse } from './let-house.rules.ts';

/** A claim as much as the tax looks at. */
export interface Claim {
  readonly kind: ClaimKind;
  readonly status: ClaimStatus;
  /** Of house rent a month, of all others the year. */
  readonly amount: Paise;
  /** As accepted. */
  readonly accepted: Paise | null;
  readonly taxDeducted: Paise;
  readonly isSenior: boolean;
  readonly rent: Omit<Rent, 'amount'> | null;
  /** Of a house that is let; the amount is the interest of its loan. */
  readonly house: Omit<LetHouse, 'interest'> | null;
  /** Of relief for arrears; the amount is the total income of that year. */
  readonly relief: { readonly taxYear: string; readonly regime: TaxRegime } | null;
}

/** A claim as it counts. */
export type CountedClaim = Pick<
  Claim,
  'kind' | 'amount' | 'taxDeducted' | 'isSenior' | 'rent' | 'house' | 'relief'
>;

/**
 * What is declared counts until proofs are due, then what was accepted alone. Income counts either way; what an earlier employer
 * deducted, and the taxes and the interest of a house that is let, as deductions do.
 */
function counted(claim: Claim, isProofDue: boolean): CountedClaim | null {
  const { kind, status, amount, accepted, taxDeducted, isSenior, rent, house, relief } = claim;
  if (status === 'Rejected') return null;
  const isProved = status === 'Accepted' || !isProofDue;
  if (!isProved && !incomeKinds.includes(kind)) return null;
  const of = { kind, taxDeducted: isProved ? taxDeducted : 0, isSenior, rent, relief };
  if (house && !isProved) return { ...of, amount: 0, house: { ...house, municipalTaxes: 0 } };
  return { ...of, amount: accepted ?? amount, house };
}

export const countedClaims = (claims: readonly Claim[], isProofDue: boolean): readonly CountedClaim[] =>
  claims.flatMap((claim) => counted(claim, isProofDue) ?? []);

export const rentsOf = (claims: readonly CountedClaim[]): readonly Rent[] =>
  claims.flatMap(({ amount, rent }) => (rent ? [{ ...rent, amount }] : []));

export const housesOf = (claims: readonly CountedClaim[]): readonly LetHouse[] =>
  claims.flatMap(({ amount, house }) => (house ? [{ ...house, interest: amount }] : []));

const monthsBetween = (from: string, to: string): number => {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const [lastYear = 0, lastMonth = 0] = to.split('-').map(Number);
  return (lastYear - year) * 12 + lastMonth - month + 1;
};

/** All rents of a year, for the limit above which the landlord’s PAN is asked for. */
export const rentOfYear = (rents: readonly Omit<Rent, 'isMetro'>[]): Paise =>
  rents.reduce((sum, { from, to, amount }) => sum + amount * Math.max(0, monthsBetween(from, to)), 0);
