import { shortName } from '../../platform/short-name.rules.ts';
import type { Finder, FoundHit, OpenFindCall } from '../../platform/search/finder.ts';
import { listNamed } from './find-members.store.ts';
import { cardsFor } from './member-cards.ts';
import type { MemberDependencies } from './member.interface.ts';
import { lookerOf } from './member-of.ts';

/** Members who let themselves be found by this viewer, by the name that everyone may read. */
async function findMembers(deps: MemberDependencies, call: OpenFindCall): Promise<readonly FoundHit[]> {
  const { reader, viewer, wanted, limit } = call;
  if (wanted.words.length === 0) return [];
  const looker = await lookerOf(viewer, reader);
  const names = [...new Set([wanted.text, shortName(wanted.text)])].map((text) => ({
    text,
    words: text.split(' '),
  }));
  const ids = await listNamed(reader, { ...looker, names }, limit);
  const cards = await cardsFor(deps, reader, looker.memberId, ids);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    return card
      ? {
          kind: 'networkMember',
          id: card.handle,
          title: card.name,
          facts: [card.headline ?? '', card.place],
          startsAt: null,
          status: null,
        }
      : [];
  });
}

export const memberFinders = (deps: MemberDependencies): readonly Finder[] => [
  { room: 'everyone', find: (call) => findMembers(deps, call) },
];
