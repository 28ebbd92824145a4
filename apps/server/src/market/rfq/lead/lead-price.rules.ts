/** What unlocking a lead costs: the one place that works it out. */
import { percentOf } from '@nukkad/contract/kernel/money';
import { type LeadRules, unsoldBefore } from './lead.rules.ts';

/** What a customer asks for, as its price depends on it. */
export interface PricedRequest {
  readonly budgetFromPaise: number | null;
  readonly budgetToPaise: number | null;
  readonly unlocked: number;
  readonly createdAt: Date;
}

/** The middle of the budget, or its one end; null: none was named. */
function valueOf({ budgetFromPaise: from, budgetToPaise: to }: PricedRequest): number | null {
  if (from !== null && to !== null) return Math.round((from + to) / 2);
  return to ?? from;
}

/** What unlocking costs now: by value, and less once no one has unlocked it for the hours of the rules; never free. */
export function priceOf(request: PricedRequest, now: Date, rules: LeadRules): number {
  const value = valueOf(request);
  const step = rules.priceSteps.findLast(({ fromPaise }) => value !== null && value >= fromPaise);
  const credits = step?.credits ?? rules.unknownCredits;
  const isUnsold = request.unlocked === 0 && request.createdAt <= unsoldBefore(now, rules);
  return isUnsold ? Math.max(1, credits - percentOf(credits, rules.unsoldPercent)) : credits;
}
