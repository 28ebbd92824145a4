import { isOneOf } from '@nukkad/contract/kernel/record';
import type { Paise } from '@nukkad/contract/kernel/money';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { percentExact, shareExact } from '../rules/rounding.rules.ts';
import { FormulaMistake, evaluateFormula, namesOf, readFormula } from './formula.rules.ts';

/** What formulas may use besides the components before them. */
export const builtInNames = ['MONTHLY', 'EARNED'] as const;

export interface ComponentAmount {
  readonly component: SalaryComponent;
  /** For a month without an unpaid day. */
  readonly full: Paise;
}

/** Each component in its order, for a full month. What a formula brings below zero is nothing. */
export function fullMonth(
  components: readonly SalaryComponent[],
  monthlyPaise: Paise,
): readonly ComponentAmount[] {
  const names = new Map<string, Paise>([
    ['MONTHLY', monthlyPaise],
    ['EARNED', 0],
  ]);
  return components.map((component) => {
    const full = amountOf(component, names);
    names.set(component.code, full);
    if (component.type === 'EARNING') names.set('EARNED', (names.get('EARNED') ?? 0) + full);
    return { component, full };
  });
}

function amountOf(component: SalaryComponent, names: ReadonlyMap<string, Paise>): Paise {
  if (component.calculation === 'Percentage')
    return percentExact(names.get(component.base) ?? 0, component.percent);
  if (component.calculation === 'Inclusive')
    return Math.max(0, evaluateFormula(readFormula(component.formula), names));
  return component.amount;
}

/** Is it less where days are unpaid? */
export const goesByDays = ({ calculation }: Pick<SalaryComponent, 'calculation'>): boolean =>
  calculation !== 'Fixed';

/** What `halfDays` of a month take off. */
export const lessFor = (
  { component, full }: ComponentAmount,
  halfDays: number,
  monthHalfDays: number,
): Paise => (goesByDays(component) ? shareExact(full, halfDays, monthHalfDays) : 0);

/** What is wrong with a list of components, by the field where it is. */
export type StructureMistake =
  | { readonly at: number; readonly field: 'code'; readonly code: 'repeated' | 'built_in' }
  | { readonly at: number; readonly field: 'base'; readonly code: 'unknown_base' }
  | { readonly at: number; readonly field: 'formula'; readonly mistake: FormulaMistake };

function formulaMistake(formula: string, known: ReadonlySet<string>): FormulaMistake | null {
  try {
    const wrong = namesOf(readFormula(formula)).find(({ name }) => !known.has(name));
    return wrong ? new FormulaMistake('unknown_name', wrong.at, wrong.name) : null;
  } catch (error) {
    if (error instanceof FormulaMistake) return error;
    throw error;
  }
}

/** A component may use those before it alone, so there is no circle. */
export function mistakesOf(components: readonly SalaryComponent[]): readonly StructureMistake[] {
  const known = new Set<string>(builtInNames);
  const mistakes: StructureMistake[] = [];
  components.forEach((component, at) => {
    const { code, calculation } = component;
    if (known.has(code)) {
      const isBuiltIn = isOneOf(builtInNames, code);
      mistakes.push({ at, field: 'code', code: isBuiltIn ? 'built_in' : 'repeated' });
    }
    if (calculation === 'Percentage' && !known.has(component.base))
      mistakes.push({ at, field: 'base', code: 'unknown_base' });
    const mistake = calculation === 'Inclusive' ? formulaMistake(component.formula, known) : null;
    if (mistake) mistakes.push({ at, field: 'formula', mistake });
    known.add(code);
  });
  return mistakes;
}
