import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listPollVoters as endpoint } from '@nukkad/contract/network/poll/poll.api';
import type { PollVoter } from '@nukkad/contract/network/poll/poll.model';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { PollDependencies } from './poll.interface.ts';
import { findPoll, viewingAs } from './read-polls.ts';
import { listVoters as listRows } from './vote.store.ts';

/** Who voted in a poll that says so, once the reader sees its result; of any other poll no one. */
export async function listVoters(
  deps: PollDependencies,
  call: SignedInCall,
  { pollId, option, ...asked }: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<PollVoter>> {
  const { db } = deps.platform;
  const viewing = await viewingAs(deps, call);
  const { memberId: viewerId } = viewing.member;
  const poll = await findPoll(deps, db, viewing, pollId);
  return listOf(asked, {
    after: readInstantCursor,
    rows: async (after, limit) =>
      poll?.can.seeVoters ? listRows(db, { pollId, option, viewerId, after, limit }) : [],
    key: ({ votedAt, memberId }) => [votedAt, memberId],
    items: async (rows) => {
      const ids = rows.map(({ memberId }) => memberId);
      const cards = await deps.member.cards(db, viewerId, ids);
      return rows.flatMap((row) => {
        const member = cards.get(row.memberId);
        return member ? [{ member, option: row.option }] : [];
      });
    },
  });
}
