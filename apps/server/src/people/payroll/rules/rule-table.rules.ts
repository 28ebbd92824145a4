/** The law's rates as they count on a day. Amounts are paise here, whatever the law writes. */
import * as z from 'zod/mini';

const rupees = z.pipe(
  z.number(),
  z.transform((value: number) => Math.round(value * 100)),
);
/** Up to an amount, and what counts there; the last one has no end. */
const slabs = z.array(z.tuple([z.nullable(rupees), z.number()]));
const taxSlabs = z.array(z.tuple([z.nullable(rupees), rupees]));

const epf = z.object({
  wageCeiling: rupees,
  employeePct: z.number(),
  employerPct: z.number(),
  epsPct: z.number(),
  epsWageCap: rupees,
  edliPct: z.number(),
  edliWageCap: rupees,
  adminPct: z.number(),
  adminMinPerEstablishment: rupees,
});
const esi = z.object({
  grossCeiling: rupees,
  pwdCeiling: rupees,
  employeePct: z.number(),
  employerPct: z.number(),
  employeeExemptIfAvgDailyWageUpTo: rupees,
});
const gratuity = z.object({ cap: rupees, minYearsPermanent: z.number(), minYearsFixedTerm: z.number() });
const regime = z.object({
  standardDeduction: rupees,
  /** By age in the tax year, the youngest first. */
  slabs: z.array(z.object({ fromAge: z.int(), slabs })),
  rebate: z.object({ upTo: rupees, most: rupees, isMarginal: z.boolean() }),
  surcharge: slabs,
});
const tds = z.object({
  /** What the Act of the year calls its papers and sections. */
  names: z.object({
    act: z.string(),
    year: z.enum(['financial', 'tax']),
    certificate: z.string(),
    statement: z.string(),
    declaration: z.string(),
    salary: z.string(),
    certified: z.string(),
    stated: z.string(),
    newRegime: z.string(),
    rebate: z.string(),
    withoutPan: z.string(),
    /** Of salaries by employers other than the government, in the statement. */
    code: z.string(),
    /** Sections of perquisites and of profits in lieu of salary, and the form that lists both. */
    perquisite: z.string(),
    inLieu: z.string(),
    benefits: z.string(),
    /** Section of the relief for arrears, and the form that claims it. */
    relief: z.string(),
    reliefForm: z.string(),
  }),
  /** Until this day of the next month what was deducted is deposited; of March until `ofMarch`, as MM-DD. */
  deposit: z.object({
    day: z.int(),
    ofMarch: z.string(),
    latePct: z.number(),
    interestSection: z.string(),
  }),
  new: regime,
  old: regime,
  cessPct: z.number(),
  withoutPanPct: z.number(),
  deductions: z.object({
    investments: rupees,
    pension: rupees,
    health: rupees,
    healthSenior: rupees,
    homeLoan: rupees,
  }),
  /** Of a year, all gifts and all loans together: up to this nothing of them is taxed. */
  perquisites: z.object({ giftsUpTo: rupees, loansUpTo: rupees }),
  /** What is taken off for repairs, and how much of a loss from houses is set off against other income in a year. */
  letHouse: z.object({ standardPct: z.number(), mostLoss: z.object({ new: rupees, old: rupees }) }),
  houseRent: z.object({
    overPct: z.number(),
    metroPct: z.number(),
    otherPct: z.number(),
    metros: z.array(z.string()),
    landlordPanAbove: rupees,
  }),
});
const professionalTax = z.object({
  basis: z.optional(z.string()),
  slabs: taxSlabs,
  feb: z.optional(rupees),
  febTop: z.optional(rupees),
  marchTop: z.optional(rupees),
});
const labourWelfare = z.object({
  months: z.array(z.int()),
  employee: rupees,
  employer: rupees,
  wagesUpTo: z.optional(rupees),
});
const annual = z.object({ annualCap: rupees });
const noTax = z.object({ list: z.array(z.string()) });

export type EpfRates = z.output<typeof epf>;
export type EsiRates = z.output<typeof esi>;
export type GratuityRates = z.output<typeof gratuity>;
export type TaxRates = z.output<typeof tds>;
export type RegimeRates = z.output<typeof regime>;
export type ProfessionalTaxRates = z.output<typeof professionalTax>;
export type LabourWelfareRates = z.output<typeof labourWelfare>;

/** One row as it was loaded. */
export interface RuleRow {
  readonly kind: string;
  readonly stateCode: string;
  readonly gender: string;
  readonly validFrom: string;
  readonly value: unknown;
}

export interface RuleTable {
  readonly epf: EpfRates;
  readonly esi: EsiRates;
  readonly gratuity: GratuityRates;
  readonly tds: TaxRates;
  /** Allowances above half of the pay count as wages (Code on Wages, section 2(y)). */
  readonly addsBackAboveHalf: boolean;
  readonly professionalTaxCap: number;
  /** Null: the state levies none. Undefined: we do not know its rates. */
  readonly professionalTax: (stateCode: string, gender: string) => ProfessionalTaxRates | null | undefined;
  readonly labourWelfare: (stateCode: string) => LabourWelfareRates | null;
}

const keyOf = ({ kind, stateCode, gender }: Pick<RuleRow, 'kind' | 'stateCode' | 'gender'>) =>
  `${kind}/${stateCode}/${gender}`;

/** Of each rate the newest that counts on this day. */
function newestOn(rows: readonly RuleRow[], day: string): ReadonlyMap<string, unknown> {
  const newest = new Map<string, RuleRow>();
  for (const row of rows) {
    if (row.validFrom > day) continue;
    const before = newest.get(keyOf(row));
    if (!before || before.validFrom < row.validFrom) newest.set(keyOf(row), row);
  }
  return new Map([...newest].map(([key, { value }]) => [key, value]));
}

/** The table of one day, checked when it is made. */
export function ruleTable(rows: readonly RuleRow[], day: string): RuleTable {
  const of = newestOn(rows, day);
  const states = new Map(
    [...of]
      .filter(([key]) => key.startsWith('professional_tax/') && !key.startsWith('professional_tax//'))
      .map(([key, value]) => [key, z.parse(professionalTax, value)]),
  );
  const welfare = new Map(
    [...of]
      .filter(([key]) => key.startsWith('labour_welfare/'))
      .map(([key, value]) => [key.split('/')[1], z.parse(labourWelfare, value)]),
  );
  const none = new Set(z.parse(noTax, of.get('professional_tax//') ?? { list: [] }).list);
  const cap = z.parse(annual, of.get('professional_tax//') ?? { annualCap: 2_500 });
  return {
    epf: z.parse(epf, of.get('epf//')),
    esi: z.parse(esi, of.get('esi//')),
    gratuity: z.parse(gratuity, of.get('gratuity//')),
    tds: z.parse(tds, of.get('tds//')),
    addsBackAboveHalf: of.has('wages//'),
    professionalTaxCap: cap.annualCap,
    professionalTax: (state, gender) => {
      const found =
        states.get(`professional_tax/${state}/${gender || 'M'}`) ?? states.get(`professional_tax/${state}/`);
      return found ?? (none.has(state) ? null : undefined);
    },
    labourWelfare: (state) => welfare.get(state) ?? null,
  };
}
