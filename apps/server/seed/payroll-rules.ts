import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../src/platform/db/database.ts';
import { serverRoot } from '../src/platform/paths.ts';

const folder = path.join(serverRoot, 'data/payroll');
/** Rates without a day of their own count from here. */
const always = '2015-01-01';

interface StateRate {
  readonly state: string;
  readonly gender?: string;
  readonly from?: string;
  readonly source: string;
}
/** Of income tax, from the first day of a tax year on. */
interface TaxRate {
  readonly from: string | null;
  readonly source: string;
}
interface RuleFile {
  readonly rules: Readonly<Record<'epf' | 'esi' | 'gratuity', object>> & {
    readonly wagesDefinition: { readonly inForce: string };
    readonly professionalTax: readonly (StateRate & { readonly list?: readonly string[] })[];
    readonly annualCap: number;
  };
}

/** One row of `payroll_rule`. */
export interface LoadedRule {
  readonly kind: string;
  readonly stateCode: string;
  readonly gender: string;
  readonly validFrom: string;
  readonly value: unknown;
  readonly source: string;
}

const sourceOf = (value: object): string =>
  'source' in value
    ? String(value.source)
    : 'ceilingSource' in value
      ? String(value.ceilingSource)
      : 'see data/ATTRIBUTION.md';
const dayOf = (from: string | null | undefined) => (from && /^\d{4}-\d{2}-\d{2}$/.test(from) ? from : always);

const ofState =
  (kind: string) =>
  (rate: StateRate): LoadedRule => ({
    kind,
    stateCode: rate.state,
    gender: rate.gender ?? '',
    validFrom: dayOf(rate.from),
    value: rate,
    source: rate.source,
  });

/** The rates of the files, one row each. */
export async function readPayrollRules(): Promise<readonly LoadedRule[]> {
  const [law, welfare, tax] = await Promise.all(
    ['payroll-rules.json', 'labour-welfare-fund.json', 'income-tax.json'].map((name) =>
      readFile(path.join(folder, name), 'utf8'),
    ),
  );
  const { rules } = JSON.parse(law ?? '') as RuleFile;
  const everywhere = (kind: string, value: object, validFrom = always): LoadedRule => ({
    kind,
    stateCode: '',
    gender: '',
    validFrom,
    value,
    source: sourceOf(value),
  });
  const none = rules.professionalTax.find(({ state }) => state === 'none');
  return [
    ...(['epf', 'esi', 'gratuity'] as const).map((kind) => everywhere(kind, rules[kind])),
    ...(JSON.parse(tax ?? '') as TaxRate[]).map((rate) => everywhere('tds', rate, dayOf(rate.from))),
    everywhere('wages', rules.wagesDefinition, rules.wagesDefinition.inForce),
    everywhere('professional_tax', { annualCap: rules.annualCap, list: none?.list ?? [] }),
    ...rules.professionalTax.filter(({ state }) => state !== 'none').map(ofState('professional_tax')),
    ...(JSON.parse(welfare ?? '') as StateRate[]).map(ofState('labour_welfare')),
  ];
}

/** The rates of the law that salaries are worked out by. Compares a checksum and is done where the same are loaded. */
export async function seedPayrollRules(db: Database): Promise<void> {
  const rows = JSON.stringify(await readPayrollRules());
  const mark = `payroll_${createHash('sha256').update(rows).digest('hex').slice(0, 12)}`;
  await db.transaction().execute(async (tx) => {
    const marked = await sql`insert into seed_run (scale, finished_at) values (${mark}, now())
      on conflict do nothing returning 1`.execute(tx);
    if (marked.rows.length === 0) return;
    await sql`insert into payroll_rule (kind, state_code, gender, valid_from, value, source)
      select r.kind, r."stateCode", r.gender, r."validFrom", r.value, r.source
      from jsonb_to_recordset(${rows}::jsonb) as r(kind text, "stateCode" text, gender text, "validFrom" date, value jsonb, source text)
      on conflict (kind, state_code, gender, valid_from) do update set value = excluded.value, source = excluded.source`.execute(
      tx,
    );
  });
}
