import { istDay } from '@nukkad/contract/kernel/time';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { system } from '../../../platform/platform.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { getRuleTable } from '../rules.store.ts';
import { partAOf } from './certificate.rules.ts';
import { listQuarters } from './challan.store.ts';
import { drawCertificate } from './draw-certificate.ts';
import { findTaxPerson } from './find-tax-person.ts';
import { finishedYear } from './foresee-tax.ts';
import { isYearOver } from './present-tax.ts';
import { readDepositFacts } from './read-deposits.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { lastOfYear, yearName } from './tax-year.rules.ts';

interface OfYear {
  readonly taxYear: string;
  readonly staffId?: string | undefined;
}

/** Once the year, or the employment, is over: by confirmed payslips and what was accepted. Opening the PAN is written down. */
export async function certificateOf(
  deps: PayrollDependencies,
  { viewer, now }: Pick<SignedInCall, 'viewer' | 'now'>,
  { taxYear, staffId: wanted }: OfYear,
): Promise<{ readonly fileName: string; readonly content: Buffer }> {
  const { db } = deps.platform;
  const person = await findTaxPerson(deps, db, viewer, wanted);
  const { organisationId, staffId, lastDayOn, fullName } = person;
  const setting = await getTaxSetting(db, organisationId, taxYear);
  if (!isYearOver(taxYear, istDay(now), lastDayOn)) refuse(incomeTaxErrors.tax_certificate_early);
  if (setting.tan === null) return refuse(incomeTaxErrors.tax_tan_missing);
  const [year, { tds }, organisations, pans, facts, quarters] = await Promise.all([
    finishedYear(deps, db, person, { taxYear, now }),
    getRuleTable(db, lastOfYear(taxYear)),
    deps.partner.getOrganisations(db, [organisationId]),
    deps.pans.answers[0]?.(db, organisationId, [staffId]),
    readDepositFacts(db, organisationId, taxYear),
    listQuarters(db, { organisationId, taxYear }),
  ]);
  if (!year) return refuse(incomeTaxErrors.tax_certificate_early);
  const employer = organisations.get(organisationId);
  await deps.platform.write(system, (tx) =>
    audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'income_tax.certificate',
      subjectKind: 'income_tax',
      subjectId: staffId,
      detail: { taxYear },
    }),
  );
  const content = await drawCertificate({
    taxYear,
    names: tds.names,
    rates: tds,
    year,
    partA: partAOf(staffId, { ...facts, quarters }),
    setting: { ...setting, tan: setting.tan },
    employer: { name: employer?.companyName ?? '', gstNumber: employer?.gstNumber ?? null },
    employee: { fullName, pan: pans?.get(staffId) ?? null },
    madeAt: now,
  });
  return { fileName: `form-${tds.names.certificate}-${yearName(taxYear)}.pdf`, content };
}

export async function getCertificate(
  deps: PayrollDependencies,
  call: SignedInCall,
  asked: OfYear,
): Promise<Buffer> {
  const { fileName, content } = await certificateOf(deps, call, asked);
  void call.reply
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store');
  return content;
}
