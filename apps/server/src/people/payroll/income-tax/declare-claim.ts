import { istDay } from '@nukkad/contract/kernel/time';
import { incomeTaxErrors } from '@nukkad/contract/people/payroll/income-tax.noun';
import {
  type ClaimBody,
  type TaxPersonAnswer as Shown,
  incomeKinds,
  mostClaims,
} from '@nukkad/contract/people/payroll/income-tax.model';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { getRuleTable } from '../rules.store.ts';
import { rentOfYear } from './claim.rules.ts';
import { insertClaim, listClaims } from './claim.store.ts';
import { type TaxPerson, findTaxPerson } from './find-tax-person.ts';
import { sealLandlord } from './landlord-keys.ts';
import { presentTax } from './present-tax.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { lastDaysFor, lastOfYear } from './tax-year.rules.ts';
import type { ClaimRow } from './tax-facts.rules.ts';

function rowOf(body: ClaimBody, person: TaxPerson, secret: string): ClaimRow {
  const claimId = newId();
  const rent = body.kind === 'house_rent' ? body : null;
  const pan = rent?.landlordPan ?? null;
  return {
    claimId,
    organisationId: person.organisationId,
    staffId: person.staffId,
    taxYear: body.taxYear,
    kind: body.kind,
    amount: body.amount,
    accepted: null,
    taxDeducted: body.kind === 'previous_employer' ? body.taxDeducted : 0,
    words: 'words' in body ? (body.words ?? '') : '',
    isSenior: 'isSenior' in body && body.isSenior,
    rentFrom: rent?.from ?? null,
    rentTo: rent?.to ?? null,
    rentCity: rent?.city ?? null,
    landlordName: rent?.landlordName ?? null,
    landlordPanSealed: pan && sealLandlord(secret, claimId, pan),
    landlordPanLast4: pan && pan.slice(-4),
    relation: rent?.relation ?? '',
    rentReceived: body.kind === 'let_house' ? body.rentReceived : null,
    municipalTaxes: body.kind === 'let_house' ? body.municipalTaxes : null,
    municipalAccepted: null,
    reliefYear: body.kind === 'arrears_relief' ? body.earlierYear : null,
    reliefRegime: body.kind === 'arrears_relief' ? body.earlierRegime : null,
    status: 'Declared',
    why: '',
    version: 1,
    documentIds: [],
  };
}

/** Within the year; with the landlord's PAN where all rents of the year together are above the limit. */
async function checkRent(reader: Reader, row: ClaimRow, others: readonly ClaimRow[]): Promise<void> {
  const { rentFrom: from, rentTo: to, taxYear } = row;
  if (!from || !to) return;
  if (from < taxYear || to > lastOfYear(taxYear) || from > to) refuse(incomeTaxErrors.tax_rent_months);
  const { houseRent } = (await getRuleTable(reader, lastOfYear(taxYear))).tds;
  const rents = [...others.filter(({ status }) => status !== 'Rejected'), row].flatMap((one) =>
    one.rentFrom && one.rentTo ? [{ from: one.rentFrom, to: one.rentTo, amount: one.amount }] : [],
  );
  if (rentOfYear(rents) > houseRent.landlordPanAbove && row.landlordPanLast4 === null)
    refuse(incomeTaxErrors.tax_landlord_pan);
}

/** Of a year before this one, once. */
function checkRelief({ reliefYear, taxYear }: ClaimRow, others: readonly ClaimRow[]): void {
  if (reliefYear === null) return;
  const isTwice = others.some((one) => one.status !== 'Rejected' && one.reliefYear === reliefYear);
  if (reliefYear >= taxYear || isTwice) refuse(incomeTaxErrors.tax_relief_year);
}

/** By the employee, until the last day to declare; income that adds to the tax until the last day for proofs. */
export function declareClaim(deps: PayrollDependencies, call: SignedInCall, body: ClaimBody): Promise<Shown> {
  const { viewer, now } = call;
  const { taxYear, kind } = body;
  return deps.platform.write(call, async (tx) => {
    const person = await findTaxPerson(deps, tx, viewer);
    const { organisationId, staffId, joinedOn } = person;
    const days = lastDaysFor(await getTaxSetting(tx, organisationId, taxYear), taxYear, joinedOn);
    if (istDay(now) > (incomeKinds.includes(kind) ? days.prove : days.declare))
      refuse(incomeTaxErrors.tax_claims_closed);
    const there = await listClaims(tx, { organisationId, taxYear, staffIds: [staffId] });
    if (there.length >= mostClaims) refuse(incomeTaxErrors.tax_claims_full);
    const row = rowOf(body, person, deps.platform.config.secret);
    await checkRent(tx, row, there);
    checkRelief(row, there);
    await insertClaim(tx, authorize(row, person.isMe), now);
    await audit(tx, now, {
      ...actorOnBehalf(viewer),
      action: 'income_tax.declare',
      subjectKind: 'income_tax',
      subjectId: staffId,
      detail: { taxYear, kind },
    });
    return presentTax(deps, tx, call, { person, taxYear });
  });
}
