import type { WageUnit } from '@nukkad/contract/hiring/job/job.model';

/** A month of work, where a wage by the day is compared with one by the month. */
const workDaysOfMonth = 26;
/** How far people go who did not say it. */
const usualTravelMetres = 10_000;

/** All that a match is made of: never age, sex, religion, caste, marital state or name. */
export interface MatchFacts {
  readonly fitsTrade: boolean;
  readonly skillsHeld: number;
  readonly skillsAsked: number;
  readonly distanceMetres: number | null;
  readonly travelMetres: number | null;
  readonly wageExpectedPaise: number | null;
  readonly wageOfferedPaise: number;
  readonly wageUnit: WageUnit;
  readonly monthsHeld: number;
  readonly monthsAsked: number;
  readonly fitsShift: boolean | null;
}

/** What a job asks for. */
interface Asked {
  readonly tradeId: string;
  readonly skillIds: readonly string[];
  readonly wageUnit: WageUnit;
  readonly wageTo: number;
  readonly experienceMonths: number;
  readonly shift: string;
}

/** What a candidate says. */
interface Held {
  readonly trades: readonly { readonly skillId: string }[];
  readonly skills: readonly { readonly skillId: string }[];
  readonly wage: { readonly unit: WageUnit; readonly paise: number } | null;
  readonly experienceMonths: number | null;
  readonly shifts: readonly string[];
  readonly travelKm: number | null;
}

function inUnit(wage: Held['wage'], unit: WageUnit): number | null {
  if (wage === null || wage.unit === unit) return wage?.paise ?? null;
  return unit === 'month'
    ? wage.paise * workDaysOfMonth
    : Math.max(1, Math.round(wage.paise / workDaysOfMonth));
}

function shiftFits(shift: string, shifts: readonly string[]): boolean | null {
  if (shift === 'flexible' || shifts.includes('flexible')) return true;
  return shifts.length === 0 ? null : shifts.includes(shift);
}

export function matchFactsOf(job: Asked, person: Held, distanceMetres: number | null): MatchFacts {
  const held = new Set(person.skills.map(({ skillId }) => skillId));
  const skills = [...new Set(job.skillIds)];
  return {
    fitsTrade: person.trades.some(({ skillId }) => skillId === job.tradeId),
    skillsHeld: skills.filter((one) => held.has(one)).length,
    skillsAsked: skills.length,
    distanceMetres,
    travelMetres: person.travelKm === null ? null : person.travelKm * 1_000,
    wageExpectedPaise: inUnit(person.wage, job.wageUnit),
    wageOfferedPaise: job.wageTo,
    wageUnit: job.wageUnit,
    monthsHeld: person.experienceMonths ?? 0,
    monthsAsked: job.experienceMonths,
    fitsShift: shiftFits(job.shift, person.shifts),
  };
}

export interface Points {
  readonly work: number;
  readonly distance: number;
  readonly wage: number;
  readonly experience: number;
}

/** The most that each fact can earn; together 100. */
export const mostPoints: Points = { work: 40, distance: 25, wage: 20, experience: 15 };

/** Of `most` as much as `part`, which is between 0 and 1. */
const share = (most: number, part: number) => Math.round(most * Math.min(1, Math.max(0, part)));

function workPoints({ fitsTrade, skillsHeld, skillsAsked }: MatchFacts): number {
  const skills = skillsAsked === 0 ? Number(fitsTrade) : skillsHeld / skillsAsked;
  return (fitsTrade ? 25 : 0) + share(15, skills);
}

/** All within what one travels, none at three times as far. */
function distancePoints({ distanceMetres, travelMetres }: MatchFacts): number {
  if (distanceMetres === null) return 0;
  const travel = travelMetres ?? usualTravelMetres;
  return share(mostPoints.distance, (3 * travel - distanceMetres) / (2 * travel));
}

/** All within the wage, none where a quarter more is expected. */
function wagePoints({ wageExpectedPaise, wageOfferedPaise }: MatchFacts): number {
  if (wageExpectedPaise === null) return 0;
  return share(mostPoints.wage, (1.25 * wageOfferedPaise - wageExpectedPaise) / (0.25 * wageOfferedPaise));
}

function experiencePoints({ monthsHeld, monthsAsked, fitsShift }: MatchFacts): number {
  const worked = monthsAsked === 0 ? 1 : monthsHeld / monthsAsked;
  return share(10, worked) + (fitsShift ? 5 : 0);
}

export const pointsOf = (facts: MatchFacts): Points => ({
  work: workPoints(facts),
  distance: distancePoints(facts),
  wage: wagePoints(facts),
  experience: experiencePoints(facts),
});

export const scoreOf = (facts: MatchFacts): number =>
  Object.values(pointsOf(facts)).reduce((sum, points) => sum + points, 0);
