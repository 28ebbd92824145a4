/** What parties and projects have written into the book, in their own transactions. */
import { istDay } from '@nukkad/contract/kernel/time';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { PartyBooks } from '../party/index.ts';
import type { BookedMilestone, ProjectBooks } from '../project/index.ts';
import { settleAll } from './book.rules.ts';
import { type EntryRow, insertEntry, insertEntryOnce, listAccountsOf, listBalances } from './book.store.ts';

/** An entry without what only some kinds have. */
export const entryOf = (
  entry: Pick<EntryRow, 'organisationId' | 'partyId' | 'kind' | 'amountPaise' | 'happenedOn' | 'words'> &
    Partial<EntryRow> & { readonly createdAt: Date },
): EntryRow => ({
  entryId: newId(),
  projectId: null,
  milestoneId: null,
  taxPercent: 0,
  dueOn: null,
  method: null,
  orderId: null,
  reversesId: null,
  ...entry,
});

const ofMilestone = ({ organisationId, partyId, projectId, milestoneId, title, at }: BookedMilestone) => ({
  organisationId,
  partyId,
  projectId,
  milestoneId,
  words: title,
  happenedOn: istDay(at),
  createdAt: at,
});

export const partyBooks: PartyBooks = {
  open: async (tx, party, now) => {
    const { organisationId, partyId, openingOn, changePaise } = party;
    const entry = entryOf({
      organisationId,
      partyId,
      kind: 'opening',
      amountPaise: changePaise,
      happenedOn: openingOn,
      words: 'Opening balance',
      createdAt: now,
    });
    await insertEntry(tx, partOf(party, entry));
  },
  balances: async (reader, organisationId, partyIds) => {
    const rows = await listBalances(reader, organisationId, partyIds);
    return new Map(rows.map(({ partyId, balance }) => [partyId, balance]));
  },
};

/** What came for a milestone through the platform. */
export function receiptOf(
  milestone: BookedMilestone & { readonly orderId: string; readonly receivedPaise: number },
): EntryRow {
  const { orderId, receivedPaise } = milestone;
  const paid = { amountPaise: -receivedPaise, method: 'online' as const, orderId };
  return entryOf({ ...ofMilestone(milestone), kind: 'receipt', ...paid });
}

export const projectBooks: ProjectBooks = {
  bill: async (tx, milestone: Authorized<BookedMilestone>) => {
    const { amountPaise, taxPercent, dueOn, at } = milestone;
    // Accepted late it is due on the day on which it was accepted.
    const due = { dueOn: dueOn < istDay(at) ? istDay(at) : dueOn, taxPercent };
    const entry = entryOf({ ...ofMilestone(milestone), kind: 'bill', amountPaise, ...due });
    await insertEntryOnce(tx, partOf(milestone, entry));
  },
  receive: async (tx, milestone) => insertEntryOnce(tx, partOf(milestone, receiptOf(milestone))),
  reduce: async (tx, milestone) => {
    const { reducedPaise, returns } = milestone;
    const of = ofMilestone(milestone);
    await insertEntry(
      tx,
      partOf(milestone, entryOf({ ...of, kind: 'credit_note', amountPaise: -reducedPaise })),
    );
    for (const { orderId, amountPaise } of returns)
      await insertEntry(tx, partOf(milestone, entryOf({ ...of, kind: 'refund', amountPaise, orderId })));
  },
  received: async (reader, milestoneIds) => {
    const { bills } = settleAll(await listAccountsOf(reader, milestoneIds));
    return new Map(
      bills.flatMap(({ entry: { milestoneId, amountPaise }, leftPaise }) =>
        milestoneId ? [[milestoneId, amountPaise - leftPaise] as const] : [],
      ),
    );
  },
};
