import type {
  EnvelopeAnswer,
  EnvelopeCard,
  EnvelopeField,
  Recipient,
} from '@nukkad/contract/files/envelope/envelope.model';
import type { Reader } from '../../platform/db/database.ts';
import { onlyOne } from '../../platform/only-one.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { countComments } from './comment.store.ts';
import { type DocumentRow, listDocuments } from './document.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { waysToProve } from './esign/ways.ts';
import { isPartyOf } from './envelope.policy.ts';
import { isActing, maskedNumber, turnsOf } from './envelope.rules.ts';
import type { EnvelopeRow } from './envelope.store.ts';
import { envelopeTransitions } from './envelope.transitions.ts';
import { type FieldRow, listFields } from './field.store.ts';
import { type RecipientRow, listRecipients } from './recipient.store.ts';

const at = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** What every list and page says of an envelope. */
export const presentFacts = (row: EnvelopeRow) => ({
  envelopeId: row.envelopeId,
  number: row.number,
  source: row.source,
  status: row.status,
  title: row.title,
  from: row.fromName,
  createdAt: row.createdAt.toISOString(),
  sentAt: at(row.sentAt),
  endsAt: at(row.endsAt),
  endedAt: at(row.endedAt),
});

export const presentField = (
  row: FieldRow,
): Omit<EnvelopeField, 'fieldId' | 'recipientId'> & {
  fieldId: string;
  recipientId: string;
} => ({
  fieldId: row.fieldId,
  recipientId: row.recipientId,
  kind: row.kind,
  page: row.page,
  left: row.left,
  top: row.top,
  width: row.width,
  height: row.height,
  needed: row.needed,
  label: row.label,
});

/** Whose turn it is; no one's while it is no longer, or not yet, to be signed. */
export const turnsIn = (
  { status, inOrder, allSignedAt }: EnvelopeRow,
  people: readonly RecipientRow[],
): ReadonlySet<string> =>
  new Set(status === 'pending' && allSignedAt === null ? turnsOf(people, inOrder) : []);

const presentRecipient = (
  row: RecipientRow,
  { turns, ownNumber }: { readonly turns: ReadonlySet<string>; readonly ownNumber: string },
): Omit<Recipient, 'recipientId' | 'witnessOf'> & { recipientId: string; witnessOf: string | null } => ({
  recipientId: row.recipientId,
  name: row.name,
  mobileNumber: row.side === null ? row.mobileNumber : maskedNumber(row.mobileNumber),
  email: row.email,
  role: row.role,
  position: row.position,
  witnessOf: row.witnessOf,
  lang: row.lang,
  state: row.state,
  isTurn: turns.has(row.recipientId),
  askedAt: at(row.askedAt),
  openedAt: at(row.openedAt),
  doneAt: at(row.doneAt),
  reason: row.reason,
  delegatedBy: row.delegatedBy,
  isMe: row.mobileNumber === ownNumber,
  provesBy: row.provesBy,
  certificateName: row.certificateName,
});

const doneOf = (people: readonly RecipientRow[]) => {
  const acting = people.filter(isActing);
  return { done: acting.filter(({ state }) => state === 'done').length, needed: acting.length };
};

export async function presentCards(
  reader: Reader,
  rows: readonly EnvelopeRow[],
): Promise<(Omit<EnvelopeCard, 'envelopeId'> & { envelopeId: string })[]> {
  const people = await listRecipients(
    reader,
    rows.map(({ envelopeId }) => envelopeId),
  );
  return rows.map((row) => {
    const own = people.filter(({ envelopeId }) => envelopeId === row.envelopeId);
    return {
      ...presentFacts(row),
      people: own.map(({ name, role, state }) => ({ name, role, state })),
      ...doneOf(own),
    };
  });
}

function documentOf(row: EnvelopeRow, documents: readonly DocumentRow[]) {
  const current = onlyOne(documents.filter(({ documentVersion }) => documentVersion === row.documentVersion));
  return {
    fileName: current.fileName,
    pages: [...current.pages],
    bytes: current.bytes,
    documentHash: current.sha256,
    documentVersion: row.documentVersion,
    signatures: [...current.signatures],
    versions: documents
      .filter(({ documentVersion }) => documentVersion < row.documentVersion)
      .map(({ documentVersion, sha256, sentAt }) => ({
        documentVersion,
        documentHash: sha256,
        sentAt: at(sentAt),
      })),
  };
}

function movesFor(row: EnvelopeRow, viewer: Viewer): EnvelopeAnswer['can'] {
  const moves = envelopeTransitions.movesOf({ side: 'sender', viewer }, row);
  const isOpen = row.allSignedAt === null;
  const wasSent = row.documentVersion > 1 || row.status !== 'draft';
  return {
    edit: moves.edit,
    send: moves.send,
    remind: moves.remind && isOpen,
    cancel: moves.cancel && isOpen && wasSent,
    correct: moves.correct && isOpen,
    remove: moves.remove && !wasSent,
    comment: row.source === 'here' && (moves.edit || moves.remind),
  };
}

/** As its sender reads it. */
export async function presentEnvelope(
  deps: EnvelopeDependencies,
  reader: Reader,
  row: EnvelopeRow,
  viewer: Viewer,
): Promise<EnvelopeAnswer> {
  const [documents, people, fields, comments, ownNumber] = await Promise.all([
    listDocuments(reader, row.envelopeId),
    listRecipients(reader, [row.envelopeId]),
    listFields(reader, row.envelopeId),
    countComments(reader, row.envelopeId),
    deps.people.single().numberOf(reader, viewer.userId),
  ]);
  const turns = turnsIn(row, people);
  return {
    ...presentFacts(row),
    message: row.message,
    ...documentOf(row, documents),
    sealedHash: row.sealedHash,
    inOrder: row.inOrder,
    days: row.days,
    mayDelegate: row.mayDelegate,
    waysToProve: [...waysToProve(deps)],
    recipients: people.map((one) => presentRecipient(one, { turns, ownNumber })),
    fields: fields.map(presentField),
    reason: row.reason,
    comments,
    isSealing: row.status === 'pending' && row.allSignedAt !== null,
    screen: people.find((one) => one.side !== null && isPartyOf(viewer, one))?.screen ?? null,
    remindedAt: at(row.remindedAt),
    version: row.version,
    can: movesFor(row, viewer),
  };
}
