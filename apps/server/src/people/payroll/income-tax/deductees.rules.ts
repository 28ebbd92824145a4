/** Whose deductions a challan paid: the rows of a statement and of a certificate. */
import type { Paise } from '@nukkad/contract/kernel/money';
import { shareExact } from '../rules/rounding.rules.ts';
import type { PaidPart } from './deposit.rules.ts';
import type { YearMonth } from './tax-facts.rules.ts';

export interface Deductee {
  readonly staffId: string;
  readonly fullName: string;
  readonly month: string;
  readonly salary: Paise;
  readonly tax: Paise;
  /** Null: no challan pays it. */
  readonly challanId: string | null;
}

type Room = { readonly challanId: string; left: Paise };

/** One person's deduction over the challans that still have room for it; what finds none is last. */
function spread(row: YearMonth, rooms: readonly Room[]): readonly (readonly [string | null, Paise])[] {
  const taken: [string | null, Paise][] = [];
  let open = row.incomeTax;
  for (const room of rooms) {
    const tax = Math.min(open, room.left);
    if (tax === 0) continue;
    room.left -= tax;
    open -= tax;
    taken.push([room.challanId, tax]);
  }
  if (open > 0) taken.push([null, open]);
  return taken;
}

/** A salary that several challans share is divided as its tax is; the last part takes what rounding leaves. */
function divided(row: YearMonth, rooms: readonly Room[]): readonly Deductee[] {
  const { staffId, fullName, month, incomeTax } = row;
  const of = { staffId, fullName, month };
  // Without a deduction a row stands with any challan of its month.
  if (incomeTax === 0) return [{ ...of, salary: row.salary, tax: 0, challanId: rooms[0]?.challanId ?? null }];
  const taken = spread(row, rooms);
  let rest = row.salary;
  return taken.map(([challanId, tax], at) => {
    const salary = at === taken.length - 1 ? rest : shareExact(row.salary, tax, incomeTax);
    rest -= salary;
    return { ...of, salary, tax, challanId };
  });
}

const byMonthAndName = (one: YearMonth, other: YearMonth): number =>
  one.month.localeCompare(other.month) ||
  one.fullName.localeCompare(other.fullName) ||
  one.staffId.localeCompare(other.staffId);

/** Everyone who was paid, month by month and by name, each with the challan that paid the tax. */
export function deducteesOf(months: readonly YearMonth[], parts: readonly PaidPart[]): readonly Deductee[] {
  const rooms = parts.map(({ challanId, month, paid }) => ({ challanId, month, left: paid }));
  return months
    .filter(({ salary, incomeTax }) => salary > 0 || incomeTax > 0)
    .toSorted(byMonthAndName)
    .flatMap((row) =>
      divided(
        row,
        rooms.filter(({ month }) => month === row.month),
      ),
    );
}
