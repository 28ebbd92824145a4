import { quoteErrors } from '@nukkad/contract/market/quote/quote.noun';
import type { acceptQuote as endpoint } from '@nukkad/contract/market/quote/quote.api';
import type { QuoteThread } from '@nukkad/contract/market/quote/quote.model';
import type { EndpointParsed } from '@nukkad/contract/kernel/endpoint';
import type { KeptAgreement } from '../../files/envelope/index.ts';
import { type Authorized, partOf } from '../../platform/authorize.ts';
import type { Tx } from '../../platform/db/database.ts';
import { lastReads } from '../../platform/db/last-reads.ts';
import type { SignedInCall } from '../../platform/http/route.ts';
import { refuse } from '../../platform/refusal.ts';
import { drawAgreement, offerDocument } from './agreement-document.ts';
import { insertAgreement } from './agreement.store.ts';
import type { QuoteDependencies } from './quote.interface.ts';
import { digestOf } from './quote-digest.ts';
import { openingOf } from './quote-opening.ts';
import { acceptedBy } from './quote.rules.ts';
import { heldBy, keysOf } from './award/award.rules.ts';
import { listAwarded, takeLines } from './award/awarded-line.store.ts';
import { checkChoice, foreseeChoice, keepVersion, versionOf } from './choice/accept-choice.ts';
import type { Chosen } from './choice/read-choice.ts';
import { type QuoteRow, findQuote, listVersions } from './quote.store.ts';
import { type SeenLead, actorOn, lockSeenLead, readSeenLead } from './quoted-lead.ts';
import { subjectOf, threadOf } from './read-thread.ts';
import { chooseAddress } from './visit/choose-address.ts';

type Body = EndpointParsed<typeof endpoint>['body'];

/** The newest version of a locked lead: refuses another one, one that has expired, and the side's own. */
export async function newestGood(
  tx: Tx,
  { lead, side }: SeenLead,
  { quoteId, now }: { readonly quoteId: string; readonly now: Date },
): Promise<QuoteRow> {
  const [newest] = await listVersions(tx, lead.leadId);
  if (!newest || newest.quoteId !== quoteId) return refuse(quoteErrors.quote_superseded);
  if (acceptedBy(newest.madeBy) !== side) refuse(quoteErrors.quote_own_version);
  if (newest.validUntil <= now) refuse(quoteErrors.quote_expired);
  return newest;
}

/** Once lines are given to partners, each acceptance takes its own: a newer version may hold others than were given. */
async function takeOwnLines(
  { rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  lead: Authorized<SeenLead['lead']>,
  { version, places }: { readonly version: QuoteRow; readonly places: readonly number[] },
): Promise<void> {
  // The lines of a part are this partner's since they were given.
  if (version.partOf !== null) return;
  const { leadId, rfqId } = lead;
  const [awarded, leads] = await Promise.all([listAwarded(tx, rfqId), quotes.listOf(tx, rfqId)]);
  const keys = keysOf(version.content, places, heldBy(awarded, leadId));
  const over = leads.filter(({ endedAt }) => endedAt !== null);
  const freed = [leadId, ...over.map((one) => one.leadId)];
  const isTaken = await takeLines(tx, partOf(lead, { rfqId, freed, taken: [{ leadId, keys }] }));
  if (!isTaken) refuse(quoteErrors.quote_line_awarded);
}

/** Of a request that is not divided one quote is accepted at a time; the request is locked, so two at once do not pass. */
async function oneAtATime(
  { rfq: { quotes } }: QuoteDependencies,
  tx: Tx,
  { lead, rfq, side }: SeenLead,
): Promise<void> {
  if (rfq.splitAt !== null) return;
  const leads = await quotes.listOf(tx, rfq.rfqId);
  if (leads.some(({ leadId, status }) => leadId !== lead.leadId && status === 'Accepted By User'))
    refuse(side === 'Buyer' ? quoteErrors.quote_other_accepted : quoteErrors.quote_other_waits);
}

const agreementOn = (version: QuoteRow, acceptedBySide: SeenLead['side'], now: Date) => ({
  leadId: version.leadId,
  quoteId: version.quoteId,
  acceptedBy: acceptedBySide,
  acceptedAt: now,
  digest: digestOf(version),
  envelopeId: null,
  partnerSignedBy: null,
  partnerSignedAt: null,
  buyerSignedBy: null,
  buyerSignedAt: null,
  agreedAt: null,
  advancePaise: version.price.advance,
  payBy: null,
  lapses: 0,
  orderId: null,
  paidAt: null,
});

interface Accepting {
  readonly chosen: Chosen | null;
  /** As it will be, and what both sides sign of it. */
  readonly version: QuoteRow;
  readonly document: KeptAgreement;
}

/** Under the lock that a new version would need. */
async function acceptOnce(
  deps: QuoteDependencies,
  tx: Tx,
  call: SignedInCall,
  body: Body,
  { chosen, version, document }: Accepting,
): Promise<SeenLead> {
  const { viewer, now } = call;
  const { leadId, quoteId, addressId } = body;
  const { transitions } = deps.rfq.quotes;
  const of = await lockSeenLead(deps, tx, viewer, leadId);
  const allowed = transitions.allow(actorOn(viewer, of), transitions.verb.acceptQuote, of.lead);
  const offered = await newestGood(tx, of, { quoteId, now });
  checkChoice(offered, body, chosen);
  await oneAtATime(deps, tx, of);
  const lead = await transitions.move(tx, allowed, { now });
  const places = chosen?.places ?? [...offered.content.lines.keys()];
  if (of.rfq.splitAt !== null) await takeOwnLines(deps, tx, lead, { version: offered, places });
  await keepVersion(tx, lead, version, offered);
  const envelopeId = await offerDocument(deps, tx, call, { ...of, lead }, { version, document });
  await insertAgreement(tx, partOf(lead, { ...agreementOn(version, of.side, now), envelopeId }));
  await chooseAddress(deps, tx, { ...of, lead }, { content: version.content, addressId, now });
  return { ...of, lead };
}

/** Exactly this version with the lines that were chosen of it; its document is there to be signed from then on. */
export async function acceptQuote(
  deps: QuoteDependencies,
  call: SignedInCall,
  body: Body,
): Promise<QuoteThread> {
  const { viewer, now, lang } = call;
  const { db } = deps.platform;
  const { transitions } = deps.rfq.quotes;
  const read = await readSeenLead(deps, db, viewer, body.leadId);
  transitions.allow(actorOn(viewer, read), transitions.verb.acceptQuote, read.lead);
  const [subject, chosen, offered] = await Promise.all([
    subjectOf(deps, read, lang),
    foreseeChoice(deps, read, body, now),
    findQuote(db, body.quoteId),
  ]);
  if (offered?.leadId !== body.leadId) return refuse(quoteErrors.quote_superseded);
  const version = versionOf(offered, chosen, call);
  const drawn = await drawAgreement(deps, read, version);
  return deps.envelope.agreements.keepDocument(drawn, (document) =>
    deps.platform.write(call, async (tx) => {
      const of = await acceptOnce(deps, tx, call, body, { chosen, version, document });
      return lastReads((reader) => threadOf(deps, reader, of, { subject, opening: openingOf(deps, call) }));
    }),
  );
}
