import type { KeptTalent, Talent } from '@nukkad/contract/hiring/talent-pool/talent-pool.model';
import type { Reader } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { OpenTo } from '../candidate/index.ts';
import type { TalentPoolDependencies } from './talent-pool.interface.ts';
import { mayChange, mayInvite, mayRemove } from './talent-pool.policy.ts';
import type { TalentRow } from './talent-pool.store.ts';

const present = (row: TalentRow, names: ReadonlyMap<string, string>): KeptTalent => ({
  words: row.words,
  tags: [...row.tags],
  keptAt: row.keptAt.toISOString(),
  keptBy: row.keptBy === null ? null : (names.get(row.keptBy) ?? null),
  version: row.version,
});

export async function presentKept(
  { account }: TalentPoolDependencies,
  reader: Reader,
  row: TalentRow,
): Promise<KeptTalent> {
  return present(row, await account.namesOf(reader, [row.keptBy]));
}

/** Each as the business may see the person now. */
export async function presentTalents(
  { account, candidate }: TalentPoolDependencies,
  reader: Reader,
  rows: readonly TalentRow[],
  {
    viewer,
    lang,
    open,
  }: Pick<SignedInCall, 'viewer' | 'lang'> & { readonly open: ReadonlyMap<string, OpenTo> },
): Promise<Talent[]> {
  const userIds = rows.map(({ userId }) => userId);
  const shownFully = new Set(userIds.filter((userId) => open.get(userId)?.isNamed));
  const [cards, names] = await Promise.all([
    candidate.candidateCards(reader, userIds, { shownFully, lang }),
    account.namesOf(
      reader,
      rows.map(({ keptBy }) => keptBy),
    ),
  ]);
  return rows.flatMap((row) => {
    const card = cards.get(row.userId);
    if (!card) return [];
    const can = {
      change: mayChange(viewer, row),
      remove: mayRemove(viewer, row),
      invite: mayInvite(viewer, row),
    };
    return [{ ...present(row, names), candidate: card, can }];
  });
}
