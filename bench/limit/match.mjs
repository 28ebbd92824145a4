/** How well a person and a job fit, and why in words; as `match.rules.ts` of the product says it, in English. */
const workDaysOfMonth = 26;
const usualTravelMetres = 10_000;
const most = { work: 40, distance: 25, wage: 20, experience: 15 };

const share = (points, part) => Math.round(points * Math.min(1, Math.max(0, part)));
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const exactRupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const inRupees = (paise) => (paise % 100 === 0 ? rupees : exactRupees).format(paise / 100);
const km = (metres) => (metres / 1_000).toFixed(1).replace(/\.0$/, '');

function inUnit(paise, unit, asked) {
  if (paise === null || unit === asked) return paise;
  return asked === 'month' ? paise * workDaysOfMonth : Math.max(1, Math.round(paise / workDaysOfMonth));
}

function shiftFits(shift, shifts) {
  if (shift === 'flexible' || shifts.includes('flexible')) return true;
  return shifts.length === 0 ? null : shifts.includes(shift);
}

/** The columns of a new application. */
export function factsOf(job, person, distanceMetres) {
  const skills = [...new Set(job.skill_ids)];
  return {
    fits_trade: person.trade_ids.includes(job.trade_id),
    skills_held: skills.filter((one) => person.skill_ids.includes(one)).length,
    skills_asked: skills.length,
    distance_metres: distanceMetres,
    travel_metres: person.travel_km === null ? null : person.travel_km * 1_000,
    wage_expected_paise: inUnit(person.wage_paise, person.own_unit, job.wage_unit),
    wage_offered_paise: job.wage_to_paise,
    wage_unit: job.wage_unit,
    months_held: person.months ?? 0,
    months_asked: job.experience_months,
    fits_shift: shiftFits(job.shift, person.shifts),
  };
}

function pointsOf(row) {
  const skills = row.skills_asked === 0 ? Number(row.fits_trade) : row.skills_held / row.skills_asked;
  const travel = row.travel_metres ?? usualTravelMetres;
  const worked = row.months_asked === 0 ? 1 : row.months_held / row.months_asked;
  const offered = row.wage_offered_paise;
  return {
    work: (row.fits_trade ? 25 : 0) + share(15, skills),
    distance:
      row.distance_metres === null
        ? 0
        : share(most.distance, (3 * travel - row.distance_metres) / (2 * travel)),
    wage:
      row.wage_expected_paise === null
        ? 0
        : share(most.wage, (1.25 * offered - row.wage_expected_paise) / (0.25 * offered)),
    experience: share(10, worked) + (row.fits_shift ? 5 : 0),
  };
}

export const scoreOf = (row) => Object.values(pointsOf(row)).reduce((sum, points) => sum + points, 0);

function workOf({ fits_trade: fits, skills_held: held, skills_asked: asked }) {
  const trade = fits ? 'Same work' : 'Other work';
  return asked === 0 ? trade : `${trade}, ${held} of ${asked} skills`;
}

function distanceOf({ distance_metres: metres, travel_metres: travel }) {
  if (metres === null) return 'Distance not known';
  return travel === null ? `${km(metres)} km away` : `${km(metres)} km away, travels up to ${km(travel)} km`;
}

function wageOf({ wage_expected_paise: expected, wage_offered_paise: offered, wage_unit: unit }) {
  if (expected === null) return 'Expected pay not known';
  const by = unit === 'day' ? 'a day' : 'a month';
  return `${inRupees(expected)} ${by} expected, up to ${inRupees(offered)} offered`;
}

function span(months) {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (months === 0) return 'none';
  const year = years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '';
  const month = rest > 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '';
  return [year, month].filter(Boolean).join(' ');
}

const shiftWords = { true: 'the shift suits', false: 'wants another shift', null: 'shift not known' };

function experienceOf({ months_held: held, months_asked: asked, fits_shift: fits }) {
  const wanted = asked === 0 ? '' : ` (${span(asked)} asked)`;
  return `Experience: ${span(held)}${wanted}; ${shiftWords[fits]}`;
}

const sentences = { work: workOf, distance: distanceOf, wage: wageOf, experience: experienceOf };

export function matchOf(row) {
  const points = pointsOf(row);
  const facts = Object.keys(most).map((fact) => ({
    fact,
    points: points[fact],
    of: most[fact],
    text: sentences[fact](row),
  }));
  return { score: row.match_score, facts };
}
