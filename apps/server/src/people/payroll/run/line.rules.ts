import type { Paise } from '@nukkad/contract/kernel/money';
import type { LineKind, Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { ComponentType } from '@nukkad/contract/people/payroll/salary-structure.model';

/** One line of a payslip as it is worked out. */
export interface Line {
  readonly kind: LineKind;
  readonly code: string;
  readonly name: string;
  readonly type: ComponentType;
  readonly amount: Paise;
  readonly origins: readonly Origin[];
}

/** Counts for the person: it is paid or taken off. */
export const isDue = ({ type }: Pick<Line, 'type'>): boolean => type !== 'EMPLOYER_CONTRIBUTION';
