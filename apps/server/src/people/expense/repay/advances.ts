import type {
  advancesQuery,
  giveAdvance as giveCall,
  returnAdvance as returnCall,
} from '@nukkad/contract/people/expense/expense.api';
import { expenseErrors, expenseEvents } from '@nukkad/contract/people/expense/expense.noun';
import type { AdvanceAnswer } from '@nukkad/contract/people/expense/expense.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { kernelErrors } from '@nukkad/contract/kernel/errors';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../../platform/audit.ts';
import { authorize } from '../../../platform/authorize.ts';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { readInstantCursor } from '../../../platform/http/cursor.ts';
import { listOf } from '../../../platform/http/list-of.ts';
import type { SignedInCall } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/id.ts';
import { publish } from '../../../platform/outbox/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { ExpenseDependencies } from '../expense.interface.ts';
import { mayGiveAdvance, mayGiveAdvances, seesAllExpenses } from '../expense.policy.ts';
import {
  type AdvanceRow,
  countAdvances,
  insertAdvance,
  leftOf,
  listAdvanceRows,
  lockAdvance,
  saveAdvance,
} from './advance.store.ts';

async function presentAll(
  { partner }: ExpenseDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly AdvanceRow[],
): Promise<AdvanceAnswer[]> {
  const staff = await partner.getStaff(reader, [...new Set(rows.map(({ staffId }) => staffId))]);
  return rows.map((row) => {
    const person = staff.get(row.staffId);
    const left = leftOf(row);
    return {
      advanceId: row.advanceId,
      employee: { staffId: row.staffId, fullName: person?.fullName ?? '' },
      amount: row.amountPaise,
      left,
      setOff: row.setOffPaise,
      returned: row.returnedPaise,
      givenOn: row.givenOn,
      method: row.method,
      reference: row.reference,
      note: row.note,
      version: row.version,
      can: { giveBack: left > 0 && person !== undefined && mayGiveAdvance(viewer, person) },
    };
  });
}

const presentOne = async (
  deps: ExpenseDependencies,
  reader: Reader,
  viewer: Viewer,
  row: AdvanceRow,
): Promise<AdvanceAnswer> =>
  (await presentAll(deps, reader, viewer, [row]))[0] ?? refuse(expenseErrors.advance_not_found);

export async function listAdvances(
  deps: ExpenseDependencies,
  { viewer }: SignedInCall,
  asked: z.output<typeof advancesQuery>,
): Promise<CountedPage<AdvanceAnswer> & { can: { give: boolean } }> {
  const { db } = deps.platform;
  const isTeam = asked.whose === 'team';
  if (isTeam && !seesAllExpenses(viewer)) refuse(kernelErrors.forbidden);
  const { organisationId, staffId } = viewer;
  const can = { give: mayGiveAdvances(viewer) };
  if (!isTeam && !staffId) return { items: [], nextCursor: null, can };
  const filter = {
    organisationId: organisationId ?? '',
    staffId: isTeam ? (asked.staffId ?? null) : staffId,
    isOpen: asked.open === 'true',
  };
  const page = await listOf(asked, {
    after: readInstantCursor,
    rows: (after, most) => listAdvanceRows(db, filter, after, most),
    key: (row) => [row.createdAt, row.advanceId],
    count: () => countAdvances(db, filter),
    items: (rows) => presentAll(deps, db, viewer, rows),
  });
  return { ...page, can };
}

const yearDays = 365;

/** They work for the organisation now, and are someone else. */
async function staffFor(
  { partner }: ExpenseDependencies,
  reader: Reader,
  { organisationId, userId }: Viewer,
  staffId: string,
) {
  const found = (await partner.getStaff(reader, [staffId])).get(staffId);
  if (!found?.isActive || found.organisationId !== organisationId)
    return refuse(expenseErrors.advance_staff_unknown);
  if (found.userId === userId) refuse(expenseErrors.advance_own);
  return found;
}

const logged = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'expense_advance.give' | 'expense_advance.return',
  advanceId: string,
  paise: number,
) =>
  audit(tx, now, {
    ...actorOnBehalf(viewer),
    action,
    subjectKind: 'expense_advance',
    subjectId: advanceId,
    detail: { paise },
  });

export function giveAdvance(
  deps: ExpenseDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof giveCall>['body'],
): Promise<AdvanceAnswer> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? '';
  const today = istDay(now);
  if (body.givenOn > today || body.givenOn < addDays(today, -yearDays)) refuse(expenseErrors.advance_day);
  if (body.method !== 'cash' && !body.reference) refuse(expenseErrors.expense_pay_reference);
  return deps.platform.write(call, async (tx) => {
    const person = await staffFor(deps, tx, viewer, body.staffId);
    const row: AdvanceRow = {
      advanceId: newId(),
      organisationId,
      staffId: body.staffId,
      amountPaise: body.amount,
      setOffPaise: 0,
      returnedPaise: 0,
      givenOn: body.givenOn,
      method: body.method,
      reference: body.reference ?? '',
      note: body.note ?? '',
      givenBy: viewer.userId,
      createdAt: now,
      version: 1,
    };
    const { advanceId } = row;
    await insertAdvance(tx, authorize(row, mayGiveAdvance(viewer, person)));
    await logged(tx, call, 'expense_advance.give', advanceId, body.amount);
    await publish(tx, now, expenseEvents.advanceGiven, { advanceId, organisationId });
    return presentOne(deps, tx, viewer, row);
  });
}

export function returnAdvance(
  deps: ExpenseDependencies,
  call: SignedInCall,
  { advanceId, version, amount }: EndpointParsed<typeof returnCall>['body'],
): Promise<AdvanceAnswer> {
  const { viewer } = call;
  return deps.platform.write(call, async (tx) => {
    const before = await lockAdvance(tx, viewer.organisationId ?? '', advanceId);
    if (!before) return refuse(expenseErrors.advance_not_found);
    const person = (await deps.partner.getStaff(tx, [before.staffId])).get(before.staffId);
    if (!person || person.userId === viewer.userId) return refuse(expenseErrors.advance_own);
    const row = { ...before, returnedPaise: before.returnedPaise + amount, version: version + 1 };
    const allowed = authorize<AdvanceRow, boolean>(row, mayGiveAdvance(viewer, person));
    if (before.version !== version) refuse(expenseErrors.advance_changed);
    if (amount > leftOf(before)) refuse(expenseErrors.advance_return_more);
    await saveAdvance(tx, allowed);
    await logged(tx, call, 'expense_advance.return', advanceId, amount);
    return presentOne(deps, tx, viewer, row);
  });
}
