import type { Paise } from '@nukkad/contract/kernel/money';
import { type BookingRules, minutesAfter } from '../booking.rules.ts';

export interface GiveBackTerms {
  readonly penaltyPaise: Paise;
  /** When it costs more, and how much then; null: it costs the most already. */
  readonly rises: { readonly at: Date; readonly toPaise: Paise } | null;
}

/** What giving back a job that starts at `startsAt` costs its partner at `now`: the more, the nearer its start. */
export function giveBackTerms(
  { startsAt }: { readonly startsAt: Date },
  rules: BookingRules,
  now: Date,
): GiveBackTerms {
  const steps = [
    ...rules.giveBackPenalties.map(({ withinMinutes, paise }) => ({
      from: minutesAfter(startsAt, -withinMinutes),
      paise,
    })),
    { from: startsAt, paise: rules.noShowPenaltyPaise },
  ].toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const reached = steps.findLast(({ from }) => now >= from);
  const next = steps.find(({ from }) => now < from);
  return {
    penaltyPaise: reached?.paise ?? 0,
    rises: next ? { at: next.from, toPaise: next.paise } : null,
  };
}
