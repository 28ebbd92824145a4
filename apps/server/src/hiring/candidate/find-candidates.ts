import type { FindCall, Finder, FoundHit } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { listNewest } from './candidate-search.store.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { lookedFor, presentRow } from './search-candidates.ts';

/** By work and skills, as the search of employers: a name finds no candidate. Only those whom the business may find. */
async function forWork(
  deps: CandidateParts,
  { reader, viewer, wanted, lang, limit }: FindCall,
): Promise<readonly FoundHit[]> {
  const { organisationId } = viewer;
  const mayLook = organisationId !== null && hasPermission(viewer, 'hireTalent.view');
  if (!mayLook || wanted.words.length === 0 || wanted.isCode) return [];
  const { filter, person, taxonomy } = await lookedFor(deps, viewer, { q: wanted.text }, reader);
  const rows = await listNewest(reader, filter, { after: null, limit, person });
  return rows.map((row) => {
    const { userId, name, trades, skills, place } = presentRow(row, taxonomy, lang);
    return {
      kind: 'candidate',
      id: userId,
      title: name,
      facts: [...trades.map((trade) => trade.name), place?.name ?? '', ...skills.map((skill) => skill.name)],
      startsAt: null,
      status: null,
    };
  });
}

export const candidateFinders = (deps: CandidateParts): readonly Finder[] => [
  { room: 'work', find: (call) => forWork(deps, call) },
];
