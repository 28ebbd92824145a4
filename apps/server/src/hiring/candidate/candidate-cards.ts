import type { CandidateCard } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Reader } from '../../platform/db/database.ts';
import type { Language } from '../../platform/spoken.rules.ts';
import type { CandidateDependencies, CardsAsked } from './candidate.interface.ts';
import { type Shown, presentCard } from './candidate.presenter.ts';
import { type CandidateRow, findCandidates, listPlaces } from './candidate.store.ts';

/** The rows with what they are shown with, in their order. */
export async function shownOf<Row extends CandidateRow>(
  { account, skill }: CandidateDependencies,
  reader: Reader,
  rows: readonly Row[],
  lang: Language,
): Promise<(Shown & { readonly row: Row })[]> {
  const userIds = rows.map(({ userId }) => userId);
  const [places, names, taxonomy] = await Promise.all([
    listPlaces(reader, userIds),
    account.namesOf(reader, userIds),
    skill.taxonomy(reader),
  ]);
  return rows.map((row) => ({
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
  const shown = await shownOf(deps, reader, await findCandidates(reader, userIds), lang);
  return new Map(shown.map((one) => [one.row.userId, presentCard(one, shownFully.has(one.row.userId))]));
}
