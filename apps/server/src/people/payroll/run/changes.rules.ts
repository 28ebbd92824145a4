import type { Paise } from '@nukkad/contract/kernel/money';
import type { Change } from '@nukkad/contract/people/payroll/payroll.model';
import type { Line } from './line.rules.ts';

type Compared = Pick<Line, 'kind' | 'code' | 'name' | 'type' | 'amount'>;

const signed = ({ type, amount }: Compared): Paise =>
  type === 'EARNING' ? amount : type === 'DEDUCTION' ? -amount : 0;

/** Codes of components are those of one structure; other lines go by their kind. */
const keyOf = ({ kind, code, type }: Compared) => `${kind}/${kind === 'component' ? code : ''}/${type}`;

/** By how much each kind of line moves what is paid, the largest first; together they are the whole difference. */
export function changesOf(before: readonly Compared[], now: readonly Compared[]): readonly Change[] {
  const by = new Map<string, { name: string; kind: Line['kind']; amount: Paise }>();
  const add = (line: Compared, amount: Paise) => {
    const found = by.get(keyOf(line));
    by.set(keyOf(line), { name: line.name, kind: line.kind, amount: (found?.amount ?? 0) + amount });
  };
  for (const line of before) add(line, -signed(line));
  for (const line of now) add(line, signed(line));
  return [...by.values()]
    .filter(({ amount }) => amount !== 0)
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}
