import type { CountedPage } from '@nukkad/contract/kernel/page';
import { istDay } from '@nukkad/contract/kernel/time';
import type {
  BookEntryAnswer,
  OpenBillAnswer,
  PaperKind,
  PaymentBookAnswer,
} from '@nukkad/contract/work/payment-book/payment-book.model';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { type Viewer, hasPermission } from '../../platform/viewer.ts';
import { wordsOf } from './book.rules.ts';
import {
  type EntryFilter,
  type EntryRow,
  countEntries,
  listAllEntries,
  listEntryRows,
  listReversed,
} from './book.store.ts';
import { disputedAmong } from './disputed-among.ts';
import { type Owed, figuresOf, openBills } from './owed.rules.ts';
import { paperOfEntries } from './paper/paper.store.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';

/** The organisation whose book this viewer reads; only its people have the permission. */
export const organisationOf = ({ organisationId }: Pick<Viewer, 'organisationId'>): string =>
  organisationId ?? '00000000-0000-0000-0000-000000000000';

const mostBills = 100;
const dayAndId = z.tuple([z.iso.date(), z.uuid()]);

interface Names {
  readonly partyOf: (partyId: string) => string;
  /** It is no customer on the platform. */
  readonly isOutside: (partyId: string) => boolean;
  readonly projectOf: (projectId: string | null) => string | null;
}

async function namesOf(
  { party, project }: PaymentBookDependencies,
  reader: Reader,
  organisationId: string,
  rows: readonly EntryRow[],
): Promise<Names> {
  const projectIds = rows.flatMap(({ projectId }) => (projectId ? [projectId] : []));
  const [parties, projects] = await Promise.all([
    party.getParties(reader, organisationId, [...new Set(rows.map(({ partyId }) => partyId))]),
    project.getProjects(reader, [...new Set(projectIds)]),
  ]);
  return {
    partyOf: (partyId) => parties.get(partyId)?.name ?? '',
    isOutside: (partyId) => parties.get(partyId)?.userId === null,
    projectOf: (projectId) => (projectId ? (projects.get(projectId)?.title ?? null) : null),
  };
}

const presentBill = (
  { entry, leftPaise, dueOn, daysOver, inDispute }: Owed<EntryRow>,
  names: Names,
): OpenBillAnswer => ({
  entryId: entry.entryId,
  partyId: entry.partyId,
  partyName: names.partyOf(entry.partyId),
  projectId: entry.projectId,
  milestoneId: entry.milestoneId,
  words: entry.words,
  amount: entry.amountPaise,
  left: leftPaise,
  dueOn,
  daysOver,
  inDispute,
});

export async function getPaymentBook(
  deps: PaymentBookDependencies,
  { viewer, now }: SignedInCall,
  asked: { readonly partyId?: string | undefined; readonly projectId?: string | undefined },
): Promise<PaymentBookAnswer> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  const lines = await listAllEntries(db, { organisationId, ...asked });
  const today = istDay(now);
  const disputed = await disputedAmong(deps.project, db, lines);
  const open = openBills(lines, disputed, today).slice(0, mostBills);
  const names = await namesOf(
    deps,
    db,
    organisationId,
    open.map(({ entry }) => entry),
  );
  return {
    ...figuresOf(lines, disputed, today),
    openBills: open.map((bill) => presentBill(bill, names)),
  };
}

export async function presentEntries(
  deps: PaymentBookDependencies,
  reader: Reader,
  viewer: Viewer,
  rows: readonly EntryRow[],
): Promise<BookEntryAnswer[]> {
  const organisationId = organisationOf(viewer);
  const entryIds = rows.map(({ entryId }) => entryId);
  const [names, reversed, issued] = await Promise.all([
    namesOf(deps, reader, organisationId, rows),
    listReversed(reader, entryIds),
    paperOfEntries(reader, organisationId, entryIds),
  ]);
  const mayWrite = hasPermission(viewer, 'customers.update');
  return rows.map((row) => ({
    entryId: row.entryId,
    kind: row.kind,
    partyId: row.partyId,
    partyName: names.partyOf(row.partyId),
    projectId: row.projectId,
    projectTitle: names.projectOf(row.projectId),
    amount: row.amountPaise,
    dueOn: row.dueOn,
    happenedOn: row.happenedOn,
    words: wordsOf(row),
    method: row.method,
    orderId: row.orderId,
    isReversed: reversed.has(row.entryId),
    paper: presentPaper(issued.get(row.entryId)),
    can: {
      reverse:
        mayWrite &&
        isReversible(row) &&
        !reversed.has(row.entryId) &&
        !(row.kind === 'credit_note' && issued.has(row.entryId)),
      issue:
        mayWrite &&
        isPapered(row) &&
        names.isOutside(row.partyId) &&
        !reversed.has(row.entryId) &&
        !issued.has(row.entryId),
    },
  }));
}

const presentPaper = (
  paper: { readonly paperId: string; readonly kind: PaperKind; readonly paperNumber: string } | undefined,
): BookEntryAnswer['paper'] =>
  paper ? { paperId: paper.paperId, kind: paper.kind, number: paper.paperNumber } : null;

/** A paper is issued of what was billed, of money that did not come through the platform, and of a credit. */
export const isPapered = ({ kind, method }: Pick<EntryRow, 'kind' | 'method'>): boolean =>
  kind === 'bill' || kind === 'credit_note' || (kind === 'receipt' && method !== 'online');

/** What was written by hand; what came through the platform stays. */
export const isReversible = ({ kind, method }: Pick<EntryRow, 'kind' | 'method'>): boolean =>
  (kind === 'receipt' && method !== 'online') || kind === 'credit_note';

export function listBookEntries(
  deps: PaymentBookDependencies,
  { viewer }: SignedInCall,
  asked: Omit<EntryFilter, 'organisationId'> & {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly count?: boolean | undefined;
  },
): Promise<CountedPage<BookEntryAnswer>> {
  const { db } = deps.platform;
  const organisationId = organisationOf(viewer);
  return listOf(asked, {
    after: dayAndId,
    rows: (key, most, filter) =>
      listEntryRows(db, { organisationId, ...filter }, key && { day: key[0], id: key[1] }, most),
    key: (row) => [row.happenedOn, row.entryId],
    count: (filter) => countEntries(db, { organisationId, ...filter }),
    items: (rows) => presentEntries(deps, db, viewer, rows),
  });
}
