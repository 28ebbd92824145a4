import type { SavedSearch } from '@nukkad/contract/hiring/saved-search/saved-search.model';
import type { Language } from '../../platform/spoken.rules.ts';
import type { Taxonomy } from '../skill/index.ts';
import type { SavedSearchRow } from './saved-search.store.ts';

function tradeOf(tradeId: string | null, taxonomy: Taxonomy, lang: Language): SavedSearch['trade'] {
  if (tradeId === null) return null;
  const known = taxonomy.tradeOf(tradeId);
  return { skillId: tradeId, name: (lang === 'hi' ? known?.nameHi : known?.name) ?? tradeId };
}

export const presentSavedSearch = (row: SavedSearchRow, taxonomy: Taxonomy, lang: Language): SavedSearch => ({
  savedSearchId: row.savedSearchId,
  q: row.words,
  trade: tradeOf(row.tradeId, taxonomy, lang),
  place: row.place,
  pincode: row.pincode,
  withinKm: row.withinKm,
  wageUnit: row.wageUnit,
  wageLeast: row.wageLeastPaise,
  shift: row.shift,
  employmentType: row.employmentType,
  alerts: row.alerts,
  alertedAt: row.alertedAt?.toISOString() ?? null,
  alertedJobs: row.alertedJobs,
  createdAt: row.createdAt.toISOString(),
});

/** What a search is called in a message: its work and its place. */
export function nameOfSearch(row: SavedSearchRow, taxonomy: Taxonomy, lang: Language): string {
  const work = tradeOf(row.tradeId, taxonomy, lang)?.name ?? row.words;
  const all = lang === 'hi' ? 'सभी नौकरियाँ' : 'All jobs';
  return [work || all, row.place || row.pincode].filter(Boolean).join(', ');
}
