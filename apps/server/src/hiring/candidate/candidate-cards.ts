import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { CandidateDependencies, CardsAsked } from './candidate.interface.ts';
import { type Shown, presentCard } from './candidate.presenter.ts';
import { type CandidateRow, findCandidates, listPlaces } from './candidate.store.ts';

/** What rows are shown with is asked beside the rows. */
export async function shownOf<Row extends CandidateRow>(
  { account, skill }: CandidateDependencies,
  reader: Reader,
  userIds: readonly string[],
  { rows, lang }: { readonly rows: Promise<readonly Row[]>; readonly lang: Language },
): Promise<Shown<Row>[]> {
  const [found, places, names, taxonomy] = await Promise.all([
    rows,
    listPlaces(reader, userIds),
    account.namesOf(reader, userIds),
    skill.taxonomy(reader),
  ]);
  return found.map((row) => ({
    row,
    places: places.filter(({ userId }) => userId === row.userId),
    fullName: names.get(row.userId) ?? '',
    taxonomy,
    lang,
  }));
}

export async function candidateCards(
  deps: CandidateDependencies,
  reader: Reader,
  userIds: readonly string[],
  { shownFully, lang }: CardsAsked,
): Promise<ReadonlyMap<string, CandidateCard>> {
  const rows = findCandidates(reader, userIds);
  const shown = await shownOf(deps, reader, userIds, { rows, lang });
  return new Map(shown.map((one) => [one.row.userId, presentCard(one, shownFully.has(one.row.userId))]));
}
