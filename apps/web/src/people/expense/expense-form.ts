import type { Expense, ExpenseCategory, Receipt } from '@nukkad/contract/people/expense/expense.model';
import type { ExpenseBody } from './expense.queries.ts';

/** What is typed of an expense. */
export interface Typed {
  readonly expenseCategoryId: string;
  readonly amount: number | null;
  /** Kilometres, as they were typed. */
  readonly km: string;
  readonly day: string;
  readonly note: string;
  readonly files: readonly Receipt[];
}

const metresAKm = 1_000;

export const typedOf = (
  expense: Expense | null,
  categories: readonly ExpenseCategory[],
  today: string,
): Typed => ({
  expenseCategoryId: expense?.expenseCategoryId ?? categories[0]?.expenseCategoryId ?? '',
  amount: expense && expense.metres === null ? expense.asked : null,
  km: expense?.metres ? String(expense.metres / metresAKm) : '',
  day: expense?.day ?? today,
  note: expense?.request.note ?? '',
  files: expense?.files ?? [],
});

/** Metres of kilometres, with a comma or a point; undefined: no number. */
export function metresOf(km: string): number | undefined {
  const read = Number(km.trim().replace(',', '.'));
  return km.trim() !== '' && Number.isFinite(read) ? Math.round(read * metresAKm) : undefined;
}

/** Only what the category asks for is sent. */
export const bodyOf =
  (categories: readonly ExpenseCategory[], links: Pick<ExpenseBody, 'bookingId' | 'projectId' | 'tripId'>) =>
  ({ expenseCategoryId, amount, km, day, note, files }: Typed): ExpenseBody => {
    const isFar = categories.find((one) => one.expenseCategoryId === expenseCategoryId)?.ratePerKm ?? null;
    const metres = metresOf(km);
    return {
      expenseCategoryId,
      ...(isFar === null ? amount !== null && { amount } : metres !== undefined && { metres }),
      day,
      note,
      receiptIds: files.map(({ receiptId }) => receiptId),
      ...links,
    };
  };
