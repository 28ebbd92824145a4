/** What a person owes on leaving is taken off the last salary as far as there is something to take it off. */
import type { Paise } from '@nukkad/contract/kernel/money';
import type { Origin } from '@nukkad/contract/people/payroll/payroll.model';
import type { Line } from './line.rules.ts';

/** Missing notice, and advances of a settlement; an advance without an origin is taken as it was entered. */
const isRecovered = ({ kind, type, origins }: Line): boolean =>
  type === 'DEDUCTION' && (kind === 'notice' || (kind === 'advance' && origins.length > 0));

/** The first ones in full, as far as the amount goes. */
function originsWithin(origins: readonly Origin[], amount: Paise): readonly Origin[] {
  let left = amount;
  return origins.flatMap((origin) => {
    const taken = Math.min(left, origin.amount);
    left -= taken;
    return taken > 0 ? [{ ...origin, amount: taken }] : [];
  });
}

/** The lines in their order, with recoveries that leave no less than nothing, and what remains owed. */
export function withinPay(lines: readonly Line[]): { readonly lines: readonly Line[]; readonly owed: Paise } {
  let left = lines.reduce((sum, line) => {
    if (line.type === 'EARNING') return sum + line.amount;
    return line.type === 'DEDUCTION' && !isRecovered(line) ? sum - line.amount : sum;
  }, 0);
  let owed = 0;
  const kept = lines.flatMap((line) => {
    if (!isRecovered(line)) return [line];
    const amount = Math.min(line.amount, Math.max(0, left));
    left -= amount;
    owed += line.amount - amount;
    return amount > 0 ? [{ ...line, amount, origins: originsWithin(line.origins, amount) }] : [];
  });
  return { lines: kept, owed };
}
