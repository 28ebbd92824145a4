export const incomeTaxActs = [
  'income_tax.choose',
  'income_tax.declare',
  'income_tax.remove',
  'income_tax.prove',
  'income_tax.review',
  'income_tax.certificate',
  'income_tax.statement',
  'income_tax_setting.edit',
] as const;
