import type { Match } from '@nukkad/contract/hiring/application/application.model';
import { keysOf } from '@nukkad/contract/kernel/record';
import { type Language, inRupees, type Said } from '../../platform/spoken.rules.ts';
import { type MatchFacts, mostPoints, type Points, pointsOf } from './match.rules.ts';

function work({ fitsTrade, skillsHeld, skillsAsked }: MatchFacts): Said {
  const trade: Said = fitsTrade ? { en: 'Same work', hi: 'वही काम' } : { en: 'Other work', hi: 'दूसरा काम' };
  if (skillsAsked === 0) return trade;
  return {
    en: `${trade.en}, ${skillsHeld} of ${skillsAsked} skills`,
    hi: `${trade.hi}, ${skillsAsked} में से ${skillsHeld} कौशल`,
  };
}

const km = (metres: number): string => (metres / 1_000).toFixed(1).replace(/\.0$/, '');

function distance({ distanceMetres, travelMetres }: MatchFacts): Said {
  if (distanceMetres === null) return { en: 'Distance not known', hi: 'दूरी पता नहीं' };
  const away: Said =
    distanceMetres < 1_000
      ? { en: 'Less than 1 km away', hi: '1 किमी से कम दूर' }
      : { en: `${km(distanceMetres)} km away`, hi: `${km(distanceMetres)} किमी दूर` };
  if (travelMetres === null) return away;
  return {
    en: `${away.en}, travels up to ${km(travelMetres)} km`,
    hi: `${away.hi}, ${km(travelMetres)} किमी तक आना संभव`,
  };
}

const units: Readonly<Record<MatchFacts['wageUnit'], Said>> = {
  month: { en: 'a month', hi: 'महीना' },
  day: { en: 'a day', hi: 'रोज़' },
};

function wage({ wageExpectedPaise, wageOfferedPaise, wageUnit }: MatchFacts): Said {
  if (wageExpectedPaise === null) return { en: 'Expected pay not known', hi: 'अपेक्षित वेतन पता नहीं' };
  const [expected, offered] = [inRupees(wageExpectedPaise), inRupees(wageOfferedPaise)];
  const unit = units[wageUnit];
  return {
    en: `${expected} ${unit.en} expected, up to ${offered} offered`,
    hi: `${expected} ${unit.hi} की उम्मीद, ${offered} तक का वेतन`,
  };
}

function span(months: number): Said {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const parts = (year: string, month: string) =>
    [years > 0 ? `${years} ${year}` : '', rest > 0 ? `${rest} ${month}` : ''].filter(Boolean).join(' ');
  if (months === 0) return { en: 'none', hi: 'नहीं' };
  return {
    en: parts(years === 1 ? 'year' : 'years', rest === 1 ? 'month' : 'months'),
    hi: parts('साल', 'महीने'),
  };
}

const shifts: Readonly<Record<'fits' | 'other' | 'unknown', Said>> = {
  fits: { en: 'the shift suits', hi: 'शिफ़्ट सही है' },
  other: { en: 'wants another shift', hi: 'दूसरी शिफ़्ट चाहिए' },
  unknown: { en: 'shift not known', hi: 'शिफ़्ट पता नहीं' },
};

function experience({ monthsHeld, monthsAsked, fitsShift }: MatchFacts): Said {
  const [held, asked] = [span(monthsHeld), span(monthsAsked)];
  const shift = shifts[fitsShift === null ? 'unknown' : fitsShift ? 'fits' : 'other'];
  const wanted: Said =
    monthsAsked === 0 ? { en: '', hi: '' } : { en: ` (${asked.en} asked)`, hi: ` (${asked.hi} चाहिए)` };
  return {
    en: `Experience: ${held.en}${wanted.en}; ${shift.en}`,
    hi: `अनुभव: ${held.hi}${wanted.hi}; ${shift.hi}`,
  };
}

const sentences: Readonly<Record<keyof Points, (facts: MatchFacts) => Said>> = {
  work,
  distance,
  wage,
  experience,
};

/** The score and why, in four sentences. */
export function presentMatch(row: MatchFacts & { readonly matchScore: number }, lang: Language): Match {
  const points = pointsOf(row);
  return {
    score: row.matchScore,
    facts: keysOf<keyof Points>(mostPoints).map((fact) => ({
      fact,
      points: points[fact],
      of: mostPoints[fact],
      text: sentences[fact](row)[lang],
    })),
  };
}
