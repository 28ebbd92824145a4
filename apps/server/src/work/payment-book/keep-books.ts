/** What parties and projects have written into the book, in their own transactions. */
import { istDay } from '@nukkad/contract/kernel/time';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import { newId } from '../../platform/id.ts';
import type { PartyBooks } from '../party/index.ts';
import type { Reader } from '../../platform/db/database.ts';
import type { BookedMilestone, ProjectBooks } from '../project/index.ts';
import { creditedByMilestone, settleAll } from './book.rules.ts';
import {
  type EntryRow,
  insertEntry,
  insertEntryOnce,
  listAccountsOf,
  listEntriesOf,
  listOfProject,
} from './book.store.ts';
import { disputedAmong } from './disputed-among.ts';
import { billDueOn, figuresOf, owed } from './owed.rules.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';

type Deps = Pick<PaymentBookDependencies, 'party' | 'project'>;

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

async function accountsOf(
  { project }: Deps,
  reader: Reader,
  { organisationId, partyIds, today }: Parameters<PartyBooks['accounts']>[1],
): ReturnType<PartyBooks['accounts']> {
  const lines = await listEntriesOf(reader, organisationId, partyIds);
  const disputed = await disputedAmong(project, reader, lines);
  return new Map(
    partyIds.map((partyId) => {
      const own = lines.filter((one) => one.partyId === partyId);
      const { balance, overdue } = figuresOf(own, disputed, today);
      return [partyId, { balance, overdue }];
    }),
  );
}

export const partyBooks = (deps: Deps): PartyBooks => ({
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
  accounts: (reader, asked) => accountsOf(deps, reader, asked),
});

/** What came for a milestone through the platform. */
export function receiptOf(
  milestone: BookedMilestone & { readonly orderId: string; readonly receivedPaise: number },
): EntryRow {
  const { orderId, receivedPaise } = milestone;
  const paid = { amountPaise: -receivedPaise, method: 'online' as const, orderId };
  return entryOf({ ...ofMilestone(milestone), kind: 'receipt', ...paid });
}

async function billsOf(
  { project }: Deps,
  reader: Reader,
  milestoneIds: readonly string[],
  today: string,
): ReturnType<ProjectBooks['bills']> {
  const lines = await listAccountsOf(reader, milestoneIds);
  const disputed = await disputedAmong(project, reader, lines);
  return new Map(
    settleAll(lines).bills.flatMap((bill) => {
      const { milestoneId, amountPaise } = bill.entry;
      if (!milestoneId) return [];
      const { leftPaise, dueOn, daysOver } = owed(bill, disputed, today);
      const said = { settledPaise: amountPaise - leftPaise, leftPaise, dueOn, isOverdue: daysOver > 0 };
      return [[milestoneId, said] as const];
    }),
  );
}

export const projectBooks = (deps: Deps): ProjectBooks => ({
  bill: async (tx, milestone: Authorized<BookedMilestone>) => {
    const { organisationId, partyId, amountPaise, taxPercent, at } = milestone;
    const party = (await deps.party.getParties(tx, organisationId, [partyId])).get(partyId);
    const dueOn = billDueOn(milestone.dueOn, istDay(at), party?.termsDays ?? null);
    const due = { dueOn, taxPercent };
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
  bills: (reader, milestoneIds, today) => billsOf(deps, reader, milestoneIds, today),
  credited: async (reader, projectId) => creditedByMilestone(await listOfProject(reader, projectId)),
  received: async (reader, milestoneIds) => {
    const { bills } = settleAll(await listAccountsOf(reader, milestoneIds));
    return new Map(
      bills.flatMap(({ entry: { milestoneId, amountPaise }, leftPaise }) =>
        milestoneId ? [[milestoneId, amountPaise - leftPaise] as const] : [],
      ),
    );
  },
});
