import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { Page } from '@nukkad/contract/kernel/page';
import type { listPolls as endpoint } from '@nukkad/contract/network/poll/poll.api';
import type { Poll, PollList } from '@nukkad/contract/network/poll/poll.model';
import type { Reader } from '../../platform/db/database.ts';
import { readInstantCursor } from '../../platform/http/cursor.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import type { Member } from '../member/index.ts';
import type { PollDependencies } from './poll.interface.ts';
import { type PollPage, type SeenPoll, listAround, listMine, listVoted } from './poll.store.ts';
import { presentPolls, viewingAs } from './read-polls.ts';

/** A row, and the time that its list is ordered by. */
type Listed = SeenPoll & { readonly at: Date };

const byMaking = (rows: readonly SeenPoll[]): Listed[] => rows.map((row) => ({ ...row, at: row.createdAt }));

async function rowsOf(
  reader: Reader,
  of: PollList,
  page: PollPage,
  { cityCode }: Pick<Member, 'cityCode'>,
): Promise<Listed[]> {
  if (of === 'mine') return byMaking(await listMine(reader, page));
  if (of === 'voted') return (await listVoted(reader, page)).map((row) => ({ ...row, at: row.votedAt }));
  return byMaking(await listAround(reader, page, { status: of, cityCode }));
}

export async function listPolls(
  deps: PollDependencies,
  call: SignedInCall,
  asked: EndpointParsed<typeof endpoint>['query'],
): Promise<Page<Poll>> {
  const { db } = deps.platform;
  const viewing = await viewingAs(deps, call);
  const { member, now } = viewing;
  return listOf(asked, {
    after: readInstantCursor,
    rows: (after, limit, { of }) => rowsOf(db, of, { viewerId: member.memberId, after, limit, now }, member),
    key: ({ at, pollId }) => [at, pollId],
    items: (rows) => presentPolls(deps, db, viewing, rows),
  });
}
