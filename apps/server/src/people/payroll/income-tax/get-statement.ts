import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf } from '../payroll.policy.ts';
import { getRuleTable } from '../rules.store.ts';
import { listChallans } from './challan.store.ts';
import { listClaims } from './claim.store.ts';
import { deducteesOf } from './deductees.rules.ts';
import { shareChallans } from './deposit.rules.ts';
import { finishedYear } from './foresee-tax.ts';
import { openLandlord } from './landlord-keys.ts';
import { deductedByMonth } from './read-deposits.ts';
import { type YearOfPerson, statementFile } from './statement.rules.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { lastOfYear, monthsOfQuarter, yearName } from './tax-year.rules.ts';
import { listYearMonths } from './year.store.ts';

interface Asked {
  readonly organisationId: string;
  readonly taxYear: string;
  readonly now: Date;
}

/** The whole year of each person who was paid in it. */
async function wholeYears(
  deps: PayrollDependencies,
  { organisationId, taxYear, now }: Asked,
  names: ReadonlyMap<string, string>,
): Promise<readonly YearOfPerson[]> {
  const { db, config } = deps.platform;
  const staffIds = [...names.keys()];
  const claims = await listClaims(db, { organisationId, taxYear, staffIds });
  const people: YearOfPerson[] = [];
  for (const [staffId, fullName] of names) {
    const year = await finishedYear(deps, db, { organisationId, staffId, lastDayOn: null }, { taxYear, now });
    const own = claims.filter((one) => one.staffId === staffId && one.status === 'Accepted');
    const deducted = year?.months.reduce((sum, { incomeTax }) => sum + incomeTax, 0) ?? 0;
    const deductedBefore = own.reduce((sum, { taxDeducted }) => sum + taxDeducted, 0);
    const landlords = own.flatMap(({ claimId, landlordPanSealed }) =>
      landlordPanSealed ? [openLandlord(config.secret, claimId, landlordPanSealed)] : [],
    );
    if (year) people.push({ staffId, fullName, ...year, deducted, deductedBefore, landlords });
  }
  return people;
}

/** Of confirmed payslips. Opening the PANs is written down. */
export async function getStatement(
  deps: PayrollDependencies,
  call: SignedInCall,
  { taxYear, quarter }: { readonly taxYear: string; readonly quarter: number },
): Promise<Buffer> {
  const { viewer, now, reply } = call;
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const { tan } = await getTaxSetting(db, organisationId, taxYear);
  if (tan === null) return refuse(incomeTaxErrors.tax_tan_missing);
  const { from, until } = monthsOfQuarter(taxYear, quarter);
  const isLast = quarter === 4;
  const asked = { organisationId, staffIds: null, from: isLast ? taxYear : from, until };
  const all = await listYearMonths(db, asked);
  const months = all.filter(({ month }) => month >= from);
  const names = new Map(all.map(({ staffId, fullName }) => [staffId, fullName]));
  const [{ tds }, organisations, pans, people, every] = await Promise.all([
    getRuleTable(db, lastOfYear(taxYear)),
    deps.partner.getOrganisations(db, [organisationId]),
    deps.pans.answers[0]?.(db, organisationId, [...names.keys()]),
    isLast ? wholeYears(deps, { organisationId, taxYear, now }, names) : [],
    listChallans(db, { organisationId, taxYear }),
  ]);
  const challans = every.filter((one) => one.quarter === quarter);
  await deps.platform.write(call, (tx) =>
    audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'income_tax.statement',
      subjectKind: 'payroll_setting',
      subjectId: organisationId,
      detail: { taxYear, quarter },
    }),
  );
  const { statement } = tds.names;
  void reply
    .header(
      'content-disposition',
      `attachment; filename="form-${statement}-${yearName(taxYear)}-q${quarter}.csv"`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  const text = statementFile({
    names: tds.names,
    taxYear,
    quarter,
    employer: organisations.get(organisationId)?.companyName ?? '',
    tan,
    challans,
    deductees: deducteesOf(months, shareChallans(challans, deductedByMonth(months)).parts),
    pans: pans ?? new Map(),
    people,
  });
  return Buffer.from(text, 'utf8');
}
