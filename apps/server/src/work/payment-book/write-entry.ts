/** What a person writes into the book: money that came in another way, a credit note, an entry taken back. */
import { istDay } from '@nukkad/contract/kernel/time';
import { partyErrors } from '@nukkad/contract/work/party/party.noun';
import type {
  noteCredit as creditCall,
  noteReceipt as receiptCall,
} from '@nukkad/contract/work/payment-book/payment-book.api';
import { paymentBookErrors } from '@nukkad/contract/work/payment-book/payment-book.noun';
import type { BookEntryAnswer } from '@nukkad/contract/work/payment-book/payment-book.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import { projectErrors } from '@nukkad/contract/work/project/project.noun';
import { actorOnBehalf, audit } from '../../platform/audit.ts';
import { authorize } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { hasPermission } from '../../platform/viewer.ts';
import { type EntryRow, findEntry, insertEntry, listReversed } from './book.store.ts';
import { entryOf } from './keep-books.ts';
import { lockPaperSeries, paperOfEntries } from './paper/paper.store.ts';
import type { PaymentBookDependencies } from './payment-book.interface.ts';
import { isReversible, organisationOf, presentEntries } from './read-book.ts';

type Act = 'payment_book.receive' | 'payment_book.credit' | 'payment_book.reverse';

async function write(
  deps: PaymentBookDependencies,
  tx: Tx,
  { viewer, now }: SignedInCall,
  row: EntryRow,
  action: Act,
): Promise<BookEntryAnswer> {
  const may = row.organisationId === viewer.organisationId && hasPermission(viewer, 'customers.update');
  await insertEntry(tx, authorize(row, may));
  const subject = { subjectKind: 'book_entry', subjectId: row.entryId };
  await audit(tx, now, { ...actorOnBehalf(viewer), action, ...subject });
  const [shown] = await presentEntries(deps, tx, viewer, [row]);
  return shown ?? refuse(paymentBookErrors.book_entry_not_found);
}

/** A party of the own organisation, and a project of that party. */
async function checkWhose(
  { party, project }: PaymentBookDependencies,
  tx: Tx,
  call: SignedInCall,
  { partyId, projectId }: { readonly partyId: string; readonly projectId?: string | undefined },
): Promise<string> {
  const organisationId = organisationOf(call.viewer);
  if (!(await party.getParties(tx, organisationId, [partyId])).has(partyId))
    refuse(partyErrors.party_not_found);
  if (!projectId) return organisationId;
  const found = await project.find(tx, call.viewer, projectId);
  if (found?.partyId !== partyId) refuse(projectErrors.project_not_found);
  return organisationId;
}

function checkDay(happenedOn: string, now: Date): void {
  if (happenedOn > istDay(now)) refuse(paymentBookErrors.book_date_future);
}

export function noteReceipt(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { partyId, projectId, amount, happenedOn, method, words }: EndpointParsed<typeof receiptCall>['body'],
): Promise<BookEntryAnswer> {
  checkDay(happenedOn, call.now);
  return deps.platform.write(call, async (tx) => {
    const organisationId = await checkWhose(deps, tx, call, { partyId, projectId });
    const entry = entryOf({
      organisationId,
      partyId,
      projectId: projectId ?? null,
      kind: 'receipt',
      amountPaise: -amount,
      happenedOn,
      method,
      words: words ?? '',
      createdAt: call.now,
    });
    return write(deps, tx, call, entry, 'payment_book.receive');
  });
}

export function noteCredit(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { partyId, projectId, amount, happenedOn, words }: EndpointParsed<typeof creditCall>['body'],
): Promise<BookEntryAnswer> {
  checkDay(happenedOn, call.now);
  return deps.platform.write(call, async (tx) => {
    const organisationId = await checkWhose(deps, tx, call, { partyId, projectId });
    const entry = entryOf({
      organisationId,
      partyId,
      projectId: projectId ?? null,
      kind: 'credit_note',
      amountPaise: -amount,
      happenedOn,
      words,
      createdAt: call.now,
    });
    return write(deps, tx, call, entry, 'payment_book.credit');
  });
}

/** By an entry against it: nothing in the book is changed. */
export function reverseEntry(
  deps: PaymentBookDependencies,
  call: SignedInCall,
  { entryId }: { readonly entryId: string },
): Promise<BookEntryAnswer> {
  const { viewer, now } = call;
  return deps.platform.write(call, async (tx) => {
    await lockPaperSeries(tx, organisationOf(viewer));
    const row = await findEntry(tx, organisationOf(viewer), entryId);
    if (!row) return refuse(paymentBookErrors.book_entry_not_found);
    if (!isReversible(row)) return refuse(paymentBookErrors.book_entry_fixed);
    if ((await listReversed(tx, [entryId])).has(entryId))
      return refuse(paymentBookErrors.book_entry_reversed);
    const { organisationId, partyId, projectId, amountPaise, words } = row;
    if (row.kind === 'credit_note' && (await paperOfEntries(tx, organisationId, [entryId])).size > 0)
      return refuse(paymentBookErrors.book_entry_papered);
    const entry = entryOf({
      organisationId,
      partyId,
      projectId,
      kind: 'reversal',
      amountPaise: -amountPaise,
      happenedOn: istDay(now),
      words,
      reversesId: entryId,
      createdAt: now,
    });
    return write(deps, tx, call, entry, 'payment_book.reverse');
  });
}
