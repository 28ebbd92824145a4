import { percentOf, toWholeRupee } from '@nukkad/contract/kernel/money';
import type { PaymentRules } from './payment.rules.ts';

type PartRules = Pick<PaymentRules, 'partPercent' | 'partFloorPaise'>;

export interface DueNow {
  readonly status: string;
  readonly amountDuePaise: number;
}

/** The least that is paid at once: all of it while the time is held for the money, else a part by the rules. */
export function leastPart({ status, amountDuePaise }: DueNow, rules: PartRules): number {
  if (status === 'Payment Pending') return amountDuePaise;
  const part = toWholeRupee(percentOf(amountDuePaise, rules.partPercent));
  return Math.min(amountDuePaise, Math.max(part, rules.partFloorPaise));
}

/** Whether so much can be paid at once. A rest that would be smaller than the least part is allowed: it is the last one. */
export function partVerdict(
  due: DueNow,
  amountPaise: number,
  rules: PartRules,
): 'fits' | 'too_small' | 'too_much' {
  if (amountPaise > due.amountDuePaise) return 'too_much';
  return amountPaise < leastPart(due, rules) ? 'too_small' : 'fits';
}
