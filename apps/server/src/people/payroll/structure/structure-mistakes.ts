import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { SalaryComponent } from '@nukkad/contract/people/payroll/salary-structure.model';
import { refuse } from '../../../platform/refusal.ts';
import type { MistakeCode } from './formula.rules.ts';
import { type StructureMistake, mistakesOf } from './structure.rules.ts';

const ofFormula: Readonly<Record<MistakeCode, (found: string) => string>> = {
  unexpected: (found) => `“${found}” is not expected here.`,
  unknown_name: (found) => `${found} is not a component before this one.`,
  unfinished: () => 'The formula ends too early.',
  takes_arguments: (found) =>
    found === 'ROUND' ? 'ROUND takes one value.' : `${found} takes 2 to 8 values.`,
  division_by_zero: () => 'This divides by zero.',
};

function sentence(mistake: StructureMistake): string {
  if (mistake.field === 'formula') {
    const { code, at, found } = mistake.mistake;
    return `Character ${at}: ${ofFormula[code](found)}`;
  }
  if (mistake.code === 'repeated') return 'Another component has this code.';
  return mistake.code === 'built_in'
    ? 'This name is taken. Choose another code.'
    : 'Choose a component before this one.';
}

/** Refuses with each mistake at its field. */
export function mustBeRight(components: readonly SalaryComponent[]): void {
  const mistakes = mistakesOf(components);
  if (mistakes.length === 0) return;
  const fields = Object.fromEntries(
    mistakes.map((one) => [`components.${one.at}.${one.field}`, sentence(one)]),
  );
  refuse(payrollErrors.salary_structure_wrong, { fields });
}
