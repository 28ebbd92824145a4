import * as z from 'zod/mini';
import { day, id, optionalText, paise, paiseBetween, percentFrom, text, whole } from '../../kernel/schema.ts';

/** As spelled in specification section 3. */
export const componentTypes = ['EARNING', 'DEDUCTION', 'EMPLOYER_CONTRIBUTION'] as const;
export const calculationKinds = ['Fixed', 'Fixed Amount', 'Percentage', 'Inclusive'] as const;
export type ComponentType = (typeof componentTypes)[number];
export type CalculationKind = (typeof calculationKinds)[number];

export const structureId = id('SalaryStructure');
export const staffId = z.uuid('This is not a known id.').check(z.describe('Id of a member of staff.'));
export const mostComponents = 40;
/** Ten crore rupees. */
export const mostMonthly = 100_000_000_000;

const code = z
  .string('Enter a code.')
  .check(
    z.trim(),
    z.regex(/^[A-Z][A-Z0-9_]{0,19}$/, 'Use capital letters, digits and _, e.g. BASIC.'),
    z.describe('What formulas call it.'),
  );
const parts = {
  code,
  name: text(60, 'What the payslip calls it.'),
  type: z.enum(componentTypes, 'Choose one of the list.'),
  isWages: z
    .boolean('Choose yes or no.')
    .check(z.describe('Basic pay or dearness allowance: provident fund and overtime go by it.')),
};
const amount = paiseBetween(0, mostMonthly, 'A month, in paise.');

/** One line of a structure. */
export const salaryComponent = z.discriminatedUnion('calculation', [
  z.object({
    ...parts,
    calculation: z.literal('Fixed').check(z.describe('The same whatever the days.')),
    amount,
  }),
  z.object({
    ...parts,
    calculation: z.literal('Fixed Amount').check(z.describe('For a full month; less by unpaid days.')),
    amount,
  }),
  z.object({
    ...parts,
    calculation: z.literal('Percentage').check(z.describe('Of MONTHLY, EARNED or a component before it.')),
    base: code,
    percent: percentFrom(0, 'Of its base, with at most two decimals.'),
  }),
  z.object({
    ...parts,
    calculation: z.literal('Inclusive').check(z.describe('By a formula, e.g. MONTHLY - BASIC - HRA.')),
    formula: text(300, 'Of MONTHLY, EARNED and components before it, in rupees.'),
  }),
]);
export type SalaryComponent = z.output<typeof salaryComponent>;

export const firstOfMonth = day('The first day of a month.').check(
  z.refine((value) => value.endsWith('-01'), 'Choose the first day of a month.'),
);

export const structureBody = z.object({
  structureId: z.optional(structureId).check(z.describe('Of an existing one, which gets a new version.')),
  version: z.optional(whole(1, 1_000_000, 'Of the existing one, as it was read.')),
  name: text(80, 'What it is called.'),
  validFrom: firstOfMonth,
  components: z
    .array(salaryComponent, 'Send a list.')
    .check(
      z.minLength(1, 'Add at least one component.'),
      z.maxLength(mostComponents, `Use at most ${mostComponents}.`),
    ),
});

export const salaryStructure = z.object({
  structureId,
  name: z.string(),
  version: z.int(),
  validFrom: z.string(),
  components: z.array(salaryComponent),
  people: z.int().check(z.describe('How many people are paid by it now.')),
  can: z.object({ edit: z.boolean() }),
});
export type SalaryStructure = z.output<typeof salaryStructure>;
export type SalaryStructureAnswer = z.input<typeof salaryStructure>;

/** What each component gives a person a month. */
export const structurePreview = z.object({
  lines: z.array(
    z.object({ code: z.string(), name: z.string(), type: z.enum(componentTypes), amount: paise() }),
  ),
  gross: paise(),
  deductions: paise(),
  net: paise('For a full paid month, under current law.'),
  employer: paise('What the employer pays on top.'),
});
export type StructurePreview = z.output<typeof structurePreview>;

export const salaryBody = z.object({
  staffId,
  structureId,
  monthly: paiseBetween(0, mostMonthly, 'Monthly pay, in paise; formulas call it MONTHLY.'),
  commissionPercent: percentFrom(0, 'Share of what the business earns by bookings of this person.'),
  feeSharePercent: percentFrom(0, 'Share of cancellation fees of this person’s bookings.'),
  validFrom: firstOfMonth,
  why: text(200, 'Why, e.g. joining or a raise.'),
});

export const pfKinds = ['ceiling', 'full', 'none'] as const;
export const genders = ['', 'M', 'F'] as const;
const stateCode = z
  .string('Choose a state.')
  .check(
    z.maxLength(12, 'Choose a state.'),
    z.describe('State of work, e.g. KA; empty: that of the business.'),
  );
const digits = (pattern: RegExp, length: number, description: string) =>
  z.optional(
    z.string('Enter the number.').check(z.regex(pattern, `Enter ${length} digits.`), z.describe(description)),
  );

export const profileBody = z.object({
  staffId,
  version: z.optional(whole(1, 1_000_000, 'As it was read.')),
  stateCode,
  gender: z.enum(genders, 'Choose one of the list.'),
  providentFund: z.enum(pfKinds, 'Choose one of the list.'),
  hasPension: z.boolean('Choose yes or no.'),
  isDisabled: z.boolean('Choose yes or no.'),
  deductsTax: z.boolean('Choose yes or no.'),
});
export const payrollProfile = z.object({
  version: z.nullable(z.int()),
  stateCode: z.string(),
  gender: z.enum(genders),
  providentFund: z.enum(pfKinds),
  hasPension: z.boolean(),
  isDisabled: z.boolean(),
  deductsTax: z.boolean(),
});
export type PayrollProfile = z.output<typeof payrollProfile>;

export const payrollSettingBody = z.object({
  version: z.optional(whole(1, 1_000_000, 'As it was read.')),
  stateCode: z
    .string('Choose a state.')
    .check(
      z.minLength(2, 'Choose a state.'),
      z.maxLength(12, 'Choose a state.'),
      z.describe('State of work.'),
    ),
  pfNumber: optionalText(30, 'Establishment code of provident fund; empty: not registered.'),
  esiNumber: digits(/^(\d{17})?$/, 17, 'Employer code of state insurance; empty: not registered.'),
  deductsProfessionalTax: z.boolean('Choose yes or no.'),
  paysLabourWelfare: z.boolean('Choose yes or no.'),
  deductsTax: z.boolean('Choose yes or no.'),
});
export const payrollSetting = z.object({
  version: z.nullable(z.int()),
  stateCode: z.string(),
  pfNumber: z.string(),
  esiNumber: z.string(),
  deductsProfessionalTax: z.boolean(),
  paysLabourWelfare: z.boolean(),
  deductsTax: z.boolean(),
  states: z.array(z.string()).check(z.describe('States whose professional tax is known.')),
  can: z.object({ edit: z.boolean() }),
});
export type PayrollSetting = z.output<typeof payrollSetting>;

/** A member of staff with what they are paid now. */
export const salariedUser = z.object({
  staffId,
  fullName: z.string(),
  isActive: z.boolean(),
  salary: z.nullable(
    z.object({
      structureId,
      structureName: z.string(),
      monthly: paise(),
      commissionPercent: z.number(),
      feeSharePercent: z.number(),
      validFrom: z.string(),
      why: z.string(),
    }),
  ),
  profile: payrollProfile,
  can: z.object({ set: z.boolean() }).check(z.describe('False for oneself: no one sets their own salary.')),
});
export type SalariedUser = z.output<typeof salariedUser>;
export type SalariedUserAnswer = z.input<typeof salariedUser>;
