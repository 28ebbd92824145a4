import type { AttendanceDayAnswer, SpellAnswer } from '@nukkad/contract/people/attendance/attendance.model';
import type { DayResult, LeaveOfDay, Plan } from '../day/day.rules.ts';
import type { DayOff } from '../../holiday/index.ts';
import type { SpellRow } from './spell.store.ts';

export const presentSpell = (row: SpellRow): SpellAnswer => ({
  spellId: row.spellId,
  in: {
    at: row.inAt.toISOString(),
    source: row.inSource,
    siteName: row.inSite,
    distanceMetres: row.inDistanceMetres,
    isFar: row.inFar,
    isOffline: row.inOffline,
  },
  out:
    row.outAt && row.outSource
      ? {
          at: row.outAt.toISOString(),
          source: row.outSource,
          siteName: row.outSite,
          distanceMetres: row.outDistanceMetres,
          isFar: row.outFar,
          isOffline: row.outOffline,
        }
      : null,
  isForgotten: row.forgottenAt !== null,
});

/** A day as its person and the office read it. */
export const presentDay = (
  day: string,
  result: DayResult,
  more: {
    readonly plan: Plan | null;
    readonly off: DayOff | null;
    readonly leave: LeaveOfDay | null;
    readonly spells: readonly SpellRow[];
  },
): AttendanceDayAnswer => ({
  day,
  category: result.category,
  note: more.leave?.name ?? (more.off?.kind === 'holiday' ? more.off.name : null),
  planned: more.plan && {
    startsAt: more.plan.startsAt.toISOString(),
    endsAt: more.plan.endsAt.toISOString(),
    breakMinutes: more.plan.breakMinutes,
  },
  workedMinutes: result.workedMinutes,
  lateMinutes: result.lateMinutes,
  earlyMinutes: result.earlyMinutes,
  overtimeMinutes: result.overtimeMinutes,
  isRunning: result.isRunning,
  spells: more.spells.map(presentSpell),
});
