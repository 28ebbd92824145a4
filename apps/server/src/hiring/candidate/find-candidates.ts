import type { FindCall, Finder, FoundHit } from '../../platform/search/finder.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { shownOf } from './candidate-cards.ts';
import { listNewest } from './candidate-search.store.ts';
import type { CandidateParts } from './candidate.interface.ts';
import { presentCard } from './candidate.presenter.ts';
import { readStandings } from './read-candidate.ts';
import { filterOf } from './search-candidates.ts';

/** By work and skills, as the search of employers: a name finds no candidate. Only those whom the business may find. */
async function forWork(
  deps: CandidateParts,
  { reader, viewer, wanted, lang, limit }: FindCall,
): Promise<readonly FoundHit[]> {
  const { organisationId } = viewer;
  const mayLook = organisationId !== null && hasPermission(viewer, 'hireTalent.view');
  if (!mayLook || wanted.words.length === 0 || wanted.isCode) return [];
  const filter = await filterOf(deps, organisationId, { q: wanted.text }, reader);
  const rows = await listNewest(reader, filter, { after: null, limit });
  if (rows.length === 0) return [];
  const [shown, standings] = await Promise.all([
    shownOf(deps, reader, rows, lang),
    readStandings(
      deps,
      reader,
      viewer,
      rows.map(({ userId }) => userId),
    ),
  ]);
  return shown.map((one) => {
    const { userId, name, trades, skills, place } = presentCard(
      one,
      standings.get(one.row.userId) === 'shortlisted',
    );
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
