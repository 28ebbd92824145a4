/** What the fields are called that one confirms of a payroll and of its payment. */
export const payrollChangeWords: Readonly<Record<string, string>> = {
  'changed.payrollMonth': 'महीना',
  'changed.payrollPeople': 'लोग',
  'changed.netPay': 'हाथ में वेतन',
  'changed.payrollDeductions': 'कटौतियाँ',
  'changed.payrollVersion': 'महीने का वेतन',
  'changed.salaryPeople': 'जिन्हें वेतन देना है',
  'changed.salariesToPay': 'देने की रकम',
};
