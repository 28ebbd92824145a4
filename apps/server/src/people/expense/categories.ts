import type {
  addExpenseCategory as addCall,
  editExpenseCategory as editCall,
} from '@nukkad/contract/people/expense/expense.api';
import { expenseErrors } from '@nukkad/contract/people/expense/expense.noun';
import {
  type ExpenseCategoryAnswer,
  type ExpenseCategoryBody,
  mostExpenseCategories,
} from '@nukkad/contract/people/expense/expense.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { pageFrom, readCursor } from '../../platform/http/cursor.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { newId } from '../../platform/id.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  type CategoryRow,
  insertCategory,
  listCategoryRows,
  lockCategory,
  saveCategory,
} from './category.store.ts';
import type { ExpenseDependencies } from './expense.interface.ts';
import { mayChangeCategories } from './expense.policy.ts';

const present = (row: CategoryRow): ExpenseCategoryAnswer => ({
  expenseCategoryId: row.expenseCategoryId,
  name: row.name,
  ratePerKm: row.ratePerKmPaise,
  mostPerClaim: row.mostPerClaimPaise,
  mostPerMonth: row.mostPerMonthPaise,
  receiptAbove: row.receiptAbovePaise,
  isActive: row.isActive,
  version: row.version,
});

const writtenOf = (body: ExpenseCategoryBody) => ({
  name: body.name,
  ratePerKmPaise: body.ratePerKm,
  mostPerClaimPaise: body.mostPerClaim,
  mostPerMonthPaise: body.mostPerMonth,
  receiptAbovePaise: body.receiptAbove,
  isActive: body.isActive,
});

const nameAndId = z.tuple([z.string().check(z.maxLength(60)), z.uuid()]);

export async function listCategories(
  { platform }: ExpenseDependencies,
  { viewer }: SignedInCall,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<ExpenseCategoryAnswer> & { can: { change: boolean } }> {
  const key = readCursor(cursor, nameAndId);
  const after = key && { name: key[0], id: key[1] };
  const rows = await listCategoryRows(platform.db, viewer.organisationId ?? '', after, limit + 1);
  return {
    ...pageFrom(rows, limit, present, (row) => [row.name.toLowerCase(), row.expenseCategoryId]),
    can: { change: mayChangeCategories(viewer) },
  };
}

const logged = (
  tx: Tx,
  { viewer, now }: SignedInCall,
  action: 'expense_category.add' | 'expense_category.edit',
  subjectId: string,
) => audit(tx, now, { ...actorOnBehalf(viewer), action, subjectKind: 'expense_category', subjectId });

export function addCategory(
  deps: ExpenseDependencies,
  call: SignedInCall,
  body: EndpointParsed<typeof addCall>['body'],
): Promise<ExpenseCategoryAnswer> {
  const { viewer, now } = call;
  const organisationId = viewer.organisationId ?? '';
  return deps.platform.write(call, async (tx) => {
    const there = await listCategoryRows(tx, organisationId, null, mostExpenseCategories);
    if (there.length >= mostExpenseCategories) refuse(expenseErrors.expense_category_limit);
    const row: CategoryRow = {
      expenseCategoryId: newId(),
      organisationId,
      ...writtenOf(body),
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    await insertCategory(tx, authorize(row, mayChangeCategories(viewer)));
    await logged(tx, call, 'expense_category.add', row.expenseCategoryId);
    return present(row);
  });
}

export function editCategory(
  deps: ExpenseDependencies,
  call: SignedInCall,
  { expenseCategoryId, version, ...body }: EndpointParsed<typeof editCall>['body'],
): Promise<ExpenseCategoryAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    const before = await lockCategory(tx, viewer.organisationId ?? '', expenseCategoryId);
    if (!before) return refuse(expenseErrors.expense_category_not_found);
    const after = { ...before, ...writtenOf(body), updatedAt: now, version: version + 1 };
    const row = authorize(after, mayChangeCategories(viewer));
    if (before.version !== version) refuse(expenseErrors.expense_category_changed);
    await saveCategory(tx, row);
    await logged(tx, call, 'expense_category.edit', expenseCategoryId);
    return present(row);
  });
}
