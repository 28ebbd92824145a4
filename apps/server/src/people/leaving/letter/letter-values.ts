/** What the fields of a letter say. */
import type { FieldValues } from '../../../platform/templating/templating.ts';
import type { LetterContent } from './letter.words.ts';

export function valuesOf(letter: Omit<LetterContent, 'issuedOn'>): FieldValues {
  const { advancesDuePaise, expensesDuePaise, loansDuePaise, salaryDue } = letter;
  const isMoneyOpen = advancesDuePaise + expensesDuePaise + loansDuePaise > 0;
  return {
    'employee.name': letter.fullName,
    'employee.designation': letter.designation,
    'employee.department': letter.department,
    'employee.joined_on': letter.joinedOn,
    'employee.last_day_on': letter.lastDayOn,
    'dues.settled': salaryDue !== 'open' && !isMoneyOpen,
    'dues.salary_open': salaryDue === 'open',
    'dues.expenses': expensesDuePaise,
    'dues.advances': advancesDuePaise,
    'dues.loans': loansDuePaise,
  };
}
