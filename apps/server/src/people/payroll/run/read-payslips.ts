import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { getPayslip as getCall } from '@nukkad/contract/people/payroll/payroll.api';
import { payrollErrors } from '@nukkad/contract/people/payroll/payroll.noun';
import type { PayslipLine, PayslipRowAnswer as Shown } from '@nukkad/contract/people/payroll/payroll.model';
import * as z from 'zod/mini';
import type { Reader } from '../../../platform/db/database.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { PayrollDependencies } from '../payroll.interface.ts';
import { organisationOf, seesSalaries } from '../payroll.policy.ts';
import { changesOf } from './changes.rules.ts';
import { taxYearFrom } from './month.rules.ts';
import {
  type PayslipFilter,
  type PayslipRow,
  countPayslips,
  listLines,
  listPayslipRows,
} from './payslip.store.ts';
import { type YearToDate, sumYear } from './year-to-date.store.ts';

const noOne = '00000000-0000-0000-0000-000000000000';
const key = z.tuple([z.iso.date(), z.string(), z.uuid()]);

/** As whom this viewer is paid here; an owner where they work there too. */
export async function findOwnStaffId(
  { partner }: PayrollDependencies,
  reader: Reader,
  viewer: Viewer,
): Promise<string> {
  if (viewer.staffId) return viewer.staffId;
  if (viewer.role !== 'Service Partner' || !viewer.organisationId) return noOne;
  return (await partner.accounts.findOwnerAsStaff(reader, viewer.organisationId)) ?? noOne;
}

export function paymentOf(row: PayslipRow): Shown['payment'] {
  const {
    paymentStatus: status,
    paymentMethod: method,
    paymentReference,
    paidOn,
    paymentFailure: failure,
  } = row;
  return status && method ? { status, method, reference: paymentReference ?? '', paidOn, failure } : null;
}

function present(row: PayslipRow, lines: readonly PayslipLine[], before: readonly PayslipLine[]): Shown {
  return {
    payslipId: row.payslipId,
    runId: row.runId,
    month: row.month,
    staffId: row.staffId,
    fullName: row.fullName,
    status: row.status,
    isSettlement: row.isSettlement,
    gross: row.gross,
    deductions: row.deductions,
    net: row.net,
    employer: row.employer,
    unpaidDays: row.unpaidHalfDays / 2,
    absence:
      row.unprovenHalfDays === 0
        ? null
        : { days: row.unprovenHalfDays / 2, isDecided: row.decidedHalfDays >= row.unprovenHalfDays },
    carried: [...row.carried],
    warnings: [...row.warnings],
    before: row.beforeNet,
    changes: row.beforeId ? [...changesOf(before, lines)] : [],
    payment: paymentOf(row),
    lines: [...lines],
  };
}

async function presentAll(reader: Reader, rows: readonly PayslipRow[]): Promise<Shown[]> {
  const ids = rows.flatMap(({ payslipId, beforeId }) => (beforeId ? [payslipId, beforeId] : [payslipId]));
  const lines = await listLines(reader, [...new Set(ids)]);
  return rows.map((row) => present(row, lines.get(row.payslipId) ?? [], lines.get(row.beforeId ?? '') ?? []));
}

/** Own ones once they are confirmed; all of the organisation with the permission. */
export async function filterFor(
  deps: PayrollDependencies,
  viewer: Viewer,
  wanted: Omit<PayslipFilter, 'organisationId' | 'confirmed'> & { readonly own?: boolean },
): Promise<PayslipFilter> {
  const { own, ...filter } = wanted;
  const organisationId = organisationOf(viewer);
  if (!own && seesSalaries(viewer, organisationId)) return { ...filter, organisationId, confirmed: false };
  const staffId = await findOwnStaffId(deps, deps.platform.db, viewer);
  const isOwn = filter.staffId === undefined || filter.staffId === staffId;
  return { ...filter, organisationId, confirmed: true, staffId: isOwn ? staffId : noOne };
}

export async function listPayslips(
  deps: PayrollDependencies,
  { viewer }: Pick<SignedInCall, 'viewer'>,
  asked: {
    readonly runId?: string | undefined;
    readonly staffId?: string | undefined;
    readonly month?: string | undefined;
    readonly own?: 'true' | undefined;
    readonly changed?: 'true' | undefined;
    readonly warned?: 'true' | undefined;
    readonly unpaid?: 'true' | undefined;
    readonly absent?: 'true' | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly count?: boolean | undefined;
  },
): Promise<CountedPage<Shown>> {
  const { db } = deps.platform;
  const { runId, staffId, month, own, changed, warned, unpaid, absent, ...page } = asked;
  const narrowed = {
    changed: changed === 'true',
    warned: warned === 'true',
    unpaid: unpaid === 'true',
    absent: absent === 'true',
  };
  const filter = await filterFor(deps, viewer, { runId, staffId, month, own: own === 'true', ...narrowed });
  return listOf(page, {
    after: key,
    rows: (after, most) =>
      listPayslipRows(db, filter, after && { month: after[0], name: after[1], id: after[2] }, most),
    key: (row) => [row.month, row.fullName, row.payslipId],
    count: () => countPayslips(db, filter),
    items: (rows) => presentAll(db, rows),
  });
}

export interface ReadPayslip {
  readonly row: PayslipRow;
  readonly lines: readonly PayslipLine[];
  readonly year: YearToDate;
  readonly companyName: string;
  readonly isOwn: boolean;
}

/** 404 for others’ payslips, and for own ones that are no more than a draft. */
export async function readPayslip(
  deps: PayrollDependencies,
  viewer: Viewer,
  payslipId: string,
): Promise<ReadPayslip> {
  const { db } = deps.platform;
  const [row] = await listPayslipRows(db, await filterFor(deps, viewer, { payslipId }), null, 1);
  if (!row) return refuse(payrollErrors.payslip_not_found);
  const [lines, year, organisations, own] = await Promise.all([
    listLines(db, [payslipId]),
    sumYear(db, row, taxYearFrom(row.month)),
    deps.partner.getOrganisations(db, [row.organisationId]),
    findOwnStaffId(deps, db, viewer),
  ]);
  const companyName = organisations.get(row.organisationId)?.companyName ?? '';
  return { row, lines: lines.get(payslipId) ?? [], year, companyName, isOwn: row.staffId === own };
}

export async function getPayslip(
  deps: PayrollDependencies,
  { viewer, now }: SignedInCall,
  { payslipId }: { readonly payslipId: string },
): Promise<EndpointAnswer<typeof getCall>> {
  const { db } = deps.platform;
  const { row, year, companyName, isOwn } = await readPayslip(deps, viewer, payslipId);
  const [[shown], logo] = await Promise.all([
    presentAll(db, [row]),
    deps.partner.logos.link(db, row.organisationId, now),
  ]);
  const { monthHalfDays, unpaidHalfDays, awayHalfDays } = row;
  return {
    ...(shown as Shown),
    companyName,
    logo,
    isOwn,
    monthDays: monthHalfDays / 2,
    paidDays: (monthHalfDays - unpaidHalfDays - awayHalfDays) / 2,
    overtimeMinutes: row.overtimeMinutes,
    yearToDate: { ...year },
  };
}
