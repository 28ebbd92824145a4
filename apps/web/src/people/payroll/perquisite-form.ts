import {
  type Perquisite,
  type PerquisiteKind,
  type Perquisites,
  perquisiteKinds,
  valuedKinds,
} from '@nukkad/contract/people/payroll/perquisite.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const perquisiteNames: Readonly<Record<PerquisiteKind, (t: Translate) => string>> = {
  accommodation: (t) => t('perquisite.accommodation', 'Accommodation'),
  car: (t) => t('perquisite.car', 'Car or other vehicle'),
  kept_loan: (t) => t('perquisite.kept', 'Loan, valued by its book'),
  loan: (t) => t('perquisite.loan', 'Another loan, free or cheap'),
  gift: (t) => t('perquisite.gift', 'Gifts and vouchers'),
  other: (t) => t('perquisite.other', 'Another benefit'),
  in_lieu: (t) => t('perquisite.in-lieu', 'Profit in lieu of salary'),
};

export interface TypedPerquisite {
  readonly kind: PerquisiteKind;
  readonly words: string;
  readonly value: number;
  readonly recovered: number;
  readonly loanId: string;
  readonly bankPercent: string;
}

/** A new one; of one that was entered, as it is. */
export function firstPerquisite({ loans }: Perquisites, there: Perquisite | null): TypedPerquisite {
  return {
    kind: there?.kind ?? 'accommodation',
    words: there?.words ?? '',
    value: there && !there.loan ? there.value : 0,
    recovered: there && !there.loan ? there.recovered : 0,
    loanId: there?.loan?.loanId ?? loans[0]?.loanId ?? '',
    bankPercent: there?.loan ? String(there.loan.bankPercent) : '',
  };
}

/** A loan stays the same loan; a new one is among those that are not valued yet. */
export function kindsFor({ loans }: Perquisites, there: Perquisite | null): readonly PerquisiteKind[] {
  if (there) return there.loan ? ['kept_loan'] : valuedKinds;
  return loans.length > 0 ? perquisiteKinds : valuedKinds;
}

export const perquisiteKindOf = (value: string): PerquisiteKind =>
  perquisiteKinds.find((kind) => kind === value) ?? 'other';

/** What is sent of it, without whose it is. */
export function partsOf(typed: TypedPerquisite) {
  const { kind, words, value, recovered, loanId, bankPercent } = typed;
  if (kind === 'kept_loan') return { kind, words, loanId, bankPercent: Number(bankPercent) } as const;
  return { kind, words, value, recovered } as const;
}
