import type { WorkRecord } from '@nukkad/contract/hiring/work-record/work-record.model';
import type { Language } from '../../platform/spoken.rules.ts';
import type { RecordFacts } from './work-record.rules.ts';

/** In the language of who reads it. */
export const presentRecord = (facts: RecordFacts, lang: Language): WorkRecord => ({
  visits: facts.visits,
  months: facts.months,
  onTimePercent: facts.onTimePercent,
  stars: facts.stars,
  reviews: facts.reviews,
  categories: facts.categories.map(({ categoryId, name, visits, months, onTimePercent, from, to }) => ({
    categoryId,
    name: name[lang],
    visits,
    months,
    onTimePercent,
    from,
    to,
  })),
  tenures: facts.tenures.map(({ companyName, designation, from, to, months }) => ({
    companyName,
    designation,
    from,
    to,
    months,
  })),
});
