import { istDay } from '@nukkad/contract/kernel/time';
import type {
  TaxClaimAnswer,
  TaxPersonAnswer as Shown,
} from '@nukkad/contract/people/payroll/income-tax.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { KeptFile } from '../../../files/document/index.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { getRuleTable } from '../rules.store.ts';
import type { TaxRates } from '../rules/rule-table.rules.ts';
import { listChoices } from './choice.store.ts';
import { listClaims } from './claim.store.ts';
import type { TaxPerson } from './find-tax-person.ts';
import { arrearsOfYear, foreseeTax, monthToForesee, monthsOfYear } from './foresee-tax.ts';
import { isMetro } from './house-rent.rules.ts';
import { netOfHouse } from './let-house.rules.ts';
import { earlierArrears, presentRelief } from './present-relief.ts';
import { getTaxSetting } from './tax-setting.store.ts';
import { type LastDays, lastDaysFor, lastOfYear } from './tax-year.rules.ts';
import type { ArrearsRow, ClaimRow } from './tax-facts.rules.ts';

interface Seen {
  readonly person: TaxPerson;
  readonly today: string;
  readonly days: LastDays;
  readonly rates: TaxRates;
  readonly files: ReadonlyMap<string, KeptFile>;
  readonly arrears: readonly ArrearsRow[];
}

function rentOf(row: ClaimRow, rates: TaxRates): TaxClaimAnswer['rent'] {
  const { rentFrom, rentTo, rentCity, landlordName, landlordPanLast4, relation } = row;
  if (!rentFrom || !rentTo || !rentCity || !landlordName) return null;
  const place = { city: rentCity, isMetro: isMetro(rentCity, rates) };
  return { from: rentFrom, to: rentTo, ...place, landlordName, landlordPanLast4, relation };
}

function houseOf(row: ClaimRow, rates: TaxRates): TaxClaimAnswer['house'] {
  const { rentReceived: rent, municipalTaxes, municipalAccepted, amount, accepted } = row;
  if (rent === null || municipalTaxes === null) return null;
  const counted = { rent, municipalTaxes: municipalAccepted ?? municipalTaxes, interest: accepted ?? amount };
  return {
    rentReceived: rent,
    municipalTaxes,
    municipalCounted: municipalAccepted,
    ...netOfHouse(counted, rates),
  };
}

function presentClaim(row: ClaimRow, { person, today, days, rates, files, arrears }: Seen): TaxClaimAnswer {
  const { claimId, kind, amount, accepted, taxDeducted, words, isSenior, status, why, version } = row;
  const isOpen = person.isMe && today <= days.prove && status !== 'Accepted';
  return {
    claimId,
    kind,
    amount,
    counted: accepted,
    taxDeducted: kind === 'previous_employer' ? taxDeducted : null,
    words,
    isSenior,
    rent: rentOf(row, rates),
    house: houseOf(row, rates),
    relief: presentRelief(row, arrears),
    status,
    why,
    proofs: row.documentIds.map((documentId) => ({
      documentId,
      fileName: files.get(documentId)?.fileName ?? '',
    })),
    version,
    can: { remove: isOpen, prove: isOpen, review: person.mayReview },
  };
}

const namesOf = ({ names: { year, certificate, statement, declaration } }: TaxRates): Shown['names'] => ({
  year,
  certificate,
  statement,
  declaration,
});

/** Its last day is over, or the person's is. */
export const isYearOver = (taxYear: string, today: string, lastDayOn: string | null): boolean =>
  today > lastOfYear(taxYear) || (lastDayOn !== null && lastDayOn >= taxYear && today > lastDayOn);

/** A tax year of a person, as this viewer sees it. */
export async function presentTax(
  deps: PayrollDependencies,
  reader: Reader,
  { now }: { readonly now: Date },
  { person, taxYear }: { readonly person: TaxPerson; readonly taxYear: string },
): Promise<Shown> {
  const { organisationId, staffId, fullName, isMe, joinedOn, lastDayOn } = person;
  const of = { organisationId, taxYear, staffIds: [staffId] };
  const today = istDay(now);
  const months = await monthsOfYear(reader, person, taxYear);
  const lastConfirmed = months.at(-1)?.month ?? null;
  const month = monthToForesee(taxYear, now, { lastDayOn, lastConfirmed });
  const [rules, setting, choices, claims, withheld, numbers, arrears] = await Promise.all([
    getRuleTable(reader, lastOfYear(taxYear)),
    getTaxSetting(reader, organisationId, taxYear),
    listChoices(reader, of),
    listClaims(reader, of),
    foreseeTax(deps, reader, person, { month, now }),
    deps.numbers.answers[0]?.(reader, organisationId, [staffId]),
    arrearsOfYear(reader, person, taxYear),
  ]);
  const files = await deps.document.getFiles(
    reader,
    claims.flatMap(({ documentIds }) => documentIds),
  );
  const days = lastDaysFor(setting, taxYear, joinedOn);
  const seen = { person, today, days, rates: rules.tds, files, arrears };
  const choice = choices.get(staffId);
  return {
    staffId,
    fullName,
    taxYear,
    names: namesOf(rules.tds),
    isMe,
    regime: choice?.regime ?? 'new',
    isChosen: choice !== undefined,
    lastDays: days,
    hasPan: numbers?.get(staffId)?.hasPan ?? false,
    landlordPanAbove: rules.tds.houseRent.landlordPanAbove,
    reliefForm: rules.tds.names.reliefForm,
    arrears: earlierArrears(arrears, taxYear),
    mostHouseLoss: rules.tds.letHouse.mostLoss.old,
    sums: withheld && { new: { ...withheld.sums.new }, old: { ...withheld.sums.old } },
    deducted: months.reduce((sum, { incomeTax }) => sum + incomeTax, 0),
    deductedBefore: withheld?.deductedBefore ?? 0,
    monthly: withheld?.tax ?? null,
    claims: claims.map((row) => presentClaim(row, seen)),
    version: choice?.version ?? 0,
    can: {
      choose: isMe && today <= days.choose,
      declare: isMe && today <= days.declare,
      certificate: months.length > 0 && setting.tan !== null && isYearOver(taxYear, today, lastDayOn),
    },
  };
}
