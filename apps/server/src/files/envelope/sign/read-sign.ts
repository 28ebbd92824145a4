/** What those named read. */
import type { SignDocumentAnswer, SignPage } from '@nukkad/contract/files/envelope/sign.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { Page } from '@nukkad/contract/kernel/page';
import type { EnvelopeComment } from '@nukkad/contract/files/envelope/envelope.model';
import type { Reader } from '../../../platform/db/database.ts';
import type { PageAsked } from '../../../platform/http/list-of.ts';
import type { Call } from '../../../platform/http/route.ts';
import { refuse } from '../../../platform/refusal.ts';
import { signLink, signShortLink } from '../../../platform/storage/links.ts';
import { pageOfComments } from '../comment-envelope.ts';
import { findDocument } from '../document.store.ts';
import type { EnvelopeDependencies } from '../envelope.interface.ts';
import { presentField } from '../envelope.presenter.ts';
import { isActing, maskedNumber } from '../envelope.rules.ts';
import { presentESign } from '../esign/ways.ts';
import { type FieldRow, listFields } from '../field.store.ts';
import type { RecipientRow } from '../recipient.store.ts';
import { type Looked, isOwnNumber, look, lookOpened } from './look.ts';
import { addStepOf, lockLooked } from './open-signing.ts';

export interface Opened {
  readonly code: string;
  readonly token: string;
}

export const presentPage = ({ envelope, recipient, state }: Looked, isMine: boolean): SignPage => ({
  state,
  from: envelope.fromName,
  title: envelope.title,
  number: envelope.number,
  name: recipient.name,
  role: recipient.role,
  maskedNumber: maskedNumber(recipient.mobileNumber),
  lang: recipient.lang,
  endsAt: envelope.endsAt?.toISOString() ?? null,
  isMine,
});

/** Before the one-time password: who asks whom to do what. */
export async function readSignPage(
  deps: EnvelopeDependencies,
  call: Call,
  { code }: { readonly code: string },
): Promise<SignPage> {
  const { db } = deps.platform;
  const looked = await look(deps, db, code);
  return presentPage(looked, await isOwnNumber(deps, db, call, looked.recipient));
}

const pictures = { signature: 'signatureKey', initials: 'initialsKey', stamp: 'stampKey' } as const;

/** The picture of a field, by who fills it. */
export const pictureOf = ({ kind }: FieldRow, filler: RecipientRow | undefined): string | null =>
  kind === 'signature' || kind === 'initials' || kind === 'stamp' ? (filler?.[pictures[kind]] ?? null) : null;

function presentFilled(
  secret: string,
  field: FieldRow,
  { people, recipient }: Looked,
  now: Date,
): SignDocumentAnswer['filled'][number] {
  const filler = people.find(({ recipientId }) => recipientId === field.recipientId);
  const key = pictureOf(field, filler);
  const hasText = field.kind === 'text' || field.kind === 'date';
  return {
    fieldId: field.fieldId,
    text: hasText ? field.value : null,
    isTicked: field.kind === 'tick' ? true : null,
    pictureUrl: key === null ? null : signLink(secret, key, recipient.recipientId, now),
  };
}

function movesFor({ envelope, recipient, state }: Looked): SignDocumentAnswer['can'] {
  const isHere = envelope.source !== 'agreement';
  const isOpen = state === 'open' && isActing(recipient) && isHere;
  return {
    sign: isOpen,
    decline: isOpen,
    delegate: isOpen && envelope.mayDelegate,
    comment: envelope.status === 'pending' && isHere && recipient.role !== 'copy',
    copy: envelope.status === 'completed' && envelope.sealedKey !== null,
  };
}

/** The document as one of those named reads it. */
export async function presentSign(
  deps: EnvelopeDependencies,
  reader: Reader,
  looked: Looked,
  now: Date,
): Promise<SignDocumentAnswer> {
  const { config } = deps.platform;
  const { envelope, recipient, people, state } = looked;
  const [document, fields] = await Promise.all([
    findDocument(reader, envelope.envelopeId, envelope.documentVersion),
    listFields(reader, envelope.envelopeId),
  ]);
  if (!document) return refuse(envelopeErrors.sign_link_wrong);
  const own = recipient.recipientId;
  const shown = fields.filter(({ recipientId, value }) => recipientId === own || value !== null);
  return {
    state,
    title: envelope.title,
    message: envelope.message,
    number: envelope.number,
    from: envelope.fromName,
    documentVersion: envelope.documentVersion,
    documentHash: document.sha256,
    url: signShortLink(config.secret, document.storageKey, own, now).url,
    pages: [...document.pages],
    fields: shown.map(presentField),
    filled: shown
      .filter(({ value }) => value !== null)
      .map((field) => presentFilled(config.secret, field, looked, now)),
    people: people.map(({ name, role, state: one, doneAt, recipientId }) => ({
      name,
      role,
      state: one,
      doneAt: doneAt?.toISOString() ?? null,
      isMe: recipientId === own,
    })),
    eSign: presentESign(deps, recipient),
    can: movesFor(looked),
  };
}

export async function readSignDocument(
  deps: EnvelopeDependencies,
  { now }: Call,
  opened: Opened,
): Promise<SignDocumentAnswer> {
  const { db } = deps.platform;
  return presentSign(deps, db, await lookOpened(deps, db, { ...opened, now }), now);
}

export async function readSignComments(
  deps: EnvelopeDependencies,
  { now }: Call,
  { code, token, ...asked }: PageAsked & Opened,
): Promise<Page<EnvelopeComment>> {
  const { recipient } = await lookOpened(deps, deps.platform.db, { code, token, now });
  const { envelopeId } = recipient;
  return pageOfComments(deps, envelopeId, asked, (row) => row.recipientId === recipient.recipientId);
}

/** The sealed file; that it was fetched is in the trail. */
export async function readSignCopy(
  deps: EnvelopeDependencies,
  call: Call,
  opened: Opened,
): Promise<{ url: string; expiresAt: string }> {
  const { config, db } = deps.platform;
  const { now } = call;
  const found = await lookOpened(deps, db, { ...opened, now });
  const { sealedKey } = found.envelope;
  if (found.state !== 'completed' || sealedKey === null) return refuse(envelopeErrors.sign_not_sealed);
  const { proof } = found.access;
  await deps.platform.write(call, async (tx) =>
    addStepOf(deps, tx, call, await lockLooked(tx, found.recipient), { kind: 'copied', proof }),
  );
  const { url, expiresAt } = signShortLink(config.secret, sealedKey, found.recipient.recipientId, now);
  return { url, expiresAt: expiresAt.toISOString() };
}
