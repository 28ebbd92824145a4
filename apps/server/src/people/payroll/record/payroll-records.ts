import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import * as z from 'zod/mini';
import type { DriveRecords, RecordFile } from '../../../files/drive/index.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { readCursor } from '../../../platform/http/cursor.ts';
import { isUuid } from '../../../platform/id.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Language, monthIn } from '../../../platform/spoken.rules.ts';
import { pdfMediaType } from '../../../platform/storage/media-types.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import { certificateOf } from '../income-tax/get-certificate.ts';
import { yearName } from '../income-tax/tax-year.rules.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf, seesSalaries } from '../payroll.policy.ts';
import { payslipFile, payslipFileName } from '../returns/get-payslip-pdf.ts';
import { addMonths } from '../run/month.rules.ts';
import { listPayslipRows } from '../run/payslip.store.ts';
import { filterFor, findOwnStaffId } from '../run/read-payslips.ts';
import { type PaidPeople, listPayslipRecords, listTaxYears } from './payroll-records.store.ts';

const isFor = ({ role, organisationId }: Viewer): boolean =>
  organisationId !== null && (role === 'Service Partner' || role === 'subUser');

/** Everyone’s for who sees salaries, else one’s own. */
async function peopleFor(
  deps: PayrollDependencies,
  reader: Reader,
  viewer: Viewer,
  q: string,
): Promise<PaidPeople> {
  const organisationId = organisationOf(viewer);
  const seesAll = seesSalaries(viewer, organisationId);
  const staffId = seesAll ? null : await findOwnStaffId(deps, reader, viewer);
  return { organisationId, staffId, q };
}

const payslipNames: Readonly<Record<Language, (month: string) => string>> = {
  en: (month) => `Payslip ${month}`,
  hi: (month) => `वेतन पर्ची ${month}`,
};
const payslipKey = z.tuple([z.iso.date(), z.string(), z.uuid()]);
const shown = { mediaType: pdfMediaType, bytes: null, pictureUrl: null, share: null } as const;

export const payslipRecords = (deps: PayrollDependencies): DriveRecords => ({
  folder: 'payslips',
  isFor,
  list: async (reader, { viewer, lang }, { q, cursor, most }) => {
    const key = readCursor(cursor, payslipKey);
    const after = key && { month: key[0], name: key[1], id: key[2] };
    const people = await peopleFor(deps, reader, viewer, q);
    const rows = await listPayslipRecords(reader, people, after, most);
    return rows.map(({ payslipId, month, fullName, frozenAt }) => ({
      ...shown,
      recordId: payslipId,
      name: payslipNames[lang](monthIn(lang, month.slice(0, 7))),
      at: frozenAt.toISOString(),
      from: fullName,
      screen: screenAddress.payslip(payslipId),
      key: [month, fullName, payslipId],
    }));
  },
  file: async (reader, asker, payslipId) => {
    if (!isUuid(payslipId)) return null;
    const filter = await filterFor(deps, asker.viewer, { payslipId });
    const [row] = await listPayslipRows(reader, filter, null, 1);
    if (!row?.frozenAt) return null;
    const read = async () => {
      const { content } = await payslipFile(deps, asker, payslipId);
      return { content, mediaType: pdfMediaType };
    };
    return { fileName: payslipFileName(row), read };
  },
});

const certificateNames: Readonly<Record<Language, (year: string) => string>> = {
  en: (year) => `Tax certificate ${year}`,
  hi: (year) => `टैक्स का प्रमाण पत्र ${year}`,
};
const yearKey = z.tuple([z.iso.date(), z.uuid()]);
const nameOfYear = /^(?<taxYear>\d{4}-04-01)_(?<staffId>[0-9a-f-]{36})$/;

/** Null: it is none of theirs, or not to be had yet. */
async function orNull<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

function certificateFile(
  deps: PayrollDependencies,
  asker: { readonly viewer: Viewer; readonly now: Date },
  { taxYear, staffId }: { readonly taxYear: string; readonly staffId: string },
): RecordFile {
  const read = () =>
    orNull(async () => {
      const { content } = await certificateOf(deps, asker, { taxYear, staffId });
      return { content, mediaType: pdfMediaType };
    });
  return { fileName: `tax-certificate-${yearName(taxYear)}.pdf`, read };
}

/** Of tax years that are over; opening one opens the PAN, and is written down. */
export const certificateRecords = (deps: PayrollDependencies): DriveRecords => ({
  folder: 'tax_certificates',
  isFor,
  list: async (reader, { viewer, lang, now }, { q, cursor, most }) => {
    const key = readCursor(cursor, yearKey);
    const after = key && { taxYear: key[0], staffId: key[1] };
    const people = await peopleFor(deps, reader, viewer, q);
    const rows = await listTaxYears(reader, { ...people, today: istDay(now) }, after, most);
    return rows.map(({ taxYear, staffId, fullName }) => ({
      ...shown,
      recordId: `${taxYear}_${staffId}`,
      name: certificateNames[lang](yearName(taxYear)),
      at: istInstant(addMonths(taxYear, 12)).toISOString(),
      from: fullName,
      screen: people.staffId === null ? screenAddress.incomeTaxOf(staffId) : screenAddress.ownIncomeTax,
      key: [taxYear, staffId],
    }));
  },
  file: async (reader, asker, recordId) => {
    const { taxYear = '', staffId = '' } = nameOfYear.exec(recordId)?.groups ?? {};
    if (!isUuid(staffId)) return null;
    const people = await peopleFor(deps, reader, asker.viewer, '');
    if (people.staffId !== null && people.staffId !== staffId) return null;
    const of = { ...people, staffId, today: istDay(asker.now) };
    const years = await listTaxYears(reader, of, null, 100);
    return years.some((year) => year.taxYear === taxYear)
      ? certificateFile(deps, asker, { taxYear, staffId })
      : null;
  },
});
