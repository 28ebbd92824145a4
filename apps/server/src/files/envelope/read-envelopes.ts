import type {
  getEnvelopeFile as fileCall,
  listEnvelopes as sentCall,
  listReceivedEnvelopes as receivedCall,
} from '@nukkad/contract/files/envelope/envelope.api';
import type { EnvelopeAnswer, ReceivedEnvelope } from '@nukkad/contract/files/envelope/envelope.model';
import { envelopeErrors } from '@nukkad/contract/files/envelope/envelope.noun';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import * as z from 'zod/mini';
import type { Reader } from '../../platform/db/database.ts';
import { listOf } from '../../platform/http/list-of.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { signShortLink } from '../../platform/storage/links.ts';
import { findDocument } from './document.store.ts';
import type { EnvelopeDependencies } from './envelope.interface.ts';
import { findAnswerKey } from './esign/esign.store.ts';
import { seesEnvelope } from './envelope.policy.ts';
import { presentCards, presentEnvelope, presentFacts, turnsIn } from './envelope.presenter.ts';
import { type EnvelopeRow, countSent, findEnvelope, findEnvelopes, listSent } from './envelope.store.ts';
import { type ReceivedKey, countReceived, listReceived, listRecipients } from './recipient.store.ts';
import { codeOf } from './sign/sign-code.ts';

interface Named {
  readonly envelopeId: string;
}

/** 404 for who has no part in it. */
export async function ownEnvelope(
  { platform: { db } }: EnvelopeDependencies,
  { viewer }: SignedInCall,
  { envelopeId }: Named,
): Promise<EnvelopeRow> {
  const row = await findEnvelope(db, envelopeId);
  return row && seesEnvelope(viewer, row) ? row : refuse(envelopeErrors.envelope_not_found);
}

export const readEnvelope = async (
  deps: EnvelopeDependencies,
  call: SignedInCall,
  asked: Named,
): Promise<EnvelopeAnswer> =>
  presentEnvelope(deps, deps.platform.db, await ownEnvelope(deps, call, asked), call.viewer);

/** Those of the business for which one acts, and one's own. */
export function readEnvelopes(
  { platform: { db } }: EnvelopeDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof sentCall>['query'],
) {
  return listOf(asked, {
    after: z.tuple([z.uuid()]),
    rows: (key, most, filter) => listSent(db, viewer, filter, key?.[0] ?? null, most),
    key: ({ envelopeId }) => [envelopeId],
    count: (filter) => countSent(db, viewer, filter),
    items: (rows) => presentCards(db, rows),
  });
}

type Received = Omit<ReceivedEnvelope, 'envelopeId'> & { envelopeId: string };

async function presentReceived(
  { platform }: EnvelopeDependencies,
  reader: Reader,
  keys: readonly ReceivedKey[],
): Promise<Received[]> {
  const ids = [...new Set(keys.map(({ envelopeId }) => envelopeId))];
  const [envelopes, people] = await Promise.all([findEnvelopes(reader, ids), listRecipients(reader, ids)]);
  return keys.flatMap(({ envelopeId, recipientId }) => {
    const row = envelopes.get(envelopeId);
    const own = people.find((one) => one.recipientId === recipientId);
    if (!row || !own) return [];
    const others = people.filter((one) => one.envelopeId === envelopeId);
    return [
      {
        ...presentFacts(row),
        role: own.role,
        state: own.state,
        isTurn: turnsIn(row, others).has(recipientId),
        code: codeOf(platform.config.secret, recipientId),
        screen: own.screen,
      },
    ];
  });
}

/** By the verified number of the account: it proves the same as a one-time password to it. */
export async function readReceived(
  deps: EnvelopeDependencies,
  { viewer }: SignedInCall,
  asked: EndpointParsed<typeof receivedCall>['query'],
): Promise<CountedPage<Received>> {
  const { db } = deps.platform;
  const number = await deps.people.single().numberOf(db, viewer.userId);
  return listOf(asked, {
    after: z.tuple([z.uuid(), z.uuid()]),
    rows: async (key, most, filter) => (number === '' ? [] : listReceived(db, number, filter, key, most)),
    key: ({ envelopeId, recipientId }) => [envelopeId, recipientId],
    count: async (filter) => (number === '' ? 0 : countReceived(db, number, filter)),
    items: (rows) => presentReceived(deps, db, rows),
  });
}

/** The document of a version, the sealed file, or what the provider answered when someone signed there. */
export async function linkEnvelopeFile(
  deps: EnvelopeDependencies,
  call: SignedInCall,
  { envelopeId, which, documentVersion, recipientId }: EndpointParsed<typeof fileCall>['query'],
): Promise<{ url: string; expiresAt: string }> {
  const { config, db } = deps.platform;
  const row = await ownEnvelope(deps, call, { envelopeId });
  const document = await findDocument(db, envelopeId, documentVersion ?? row.documentVersion);
  const sealed = row.source === 'outside' ? document?.storageKey : row.sealedKey;
  const keys = {
    signed: sealed,
    original: document?.storageKey,
    esign: which === 'esign' && recipientId ? await findAnswerKey(db, row, recipientId) : null,
  };
  const key = keys[which];
  if (!key) return refuse(envelopeErrors.envelope_file_missing);
  const { url, expiresAt } = signShortLink(config.secret, key, call.viewer.userId, call.now);
  return { url, expiresAt: expiresAt.toISOString() };
}
