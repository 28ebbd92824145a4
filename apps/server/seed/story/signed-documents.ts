/** The first shop sends agreements to residents: one in each state, signed as people sign them. */
import * as api from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { signInCode } from '../../src/identity/account/account.seed.ts';
import { newId } from '../../src/platform/id.ts';
import { leading, write } from '../../src/platform/pdf/canvas.ts';
import { paper, renderPaper } from '../../src/platform/pdf/paper.ts';
import type { DemoCity, Resident, Shop } from '../city/demo-city.ts';
import { drawnSignature } from './drawn-signature.ts';
import { isOfSomeSize } from './larger-work.ts';
import type { SeedSession } from './seed-client.ts';
import type { Stage } from './stage.ts';

const dayMs = 86_400_000;

interface Agreement {
  readonly title: string;
  readonly lines: readonly string[];
}

const agreements = {
  maintenance: {
    title: 'Annual maintenance agreement',
    lines: [
      'The business services all taps, fans and switches of the home four times a year.',
      'Parts are charged as billed. A visit is agreed on at least two days before.',
      'यह समझौता एक साल के लिए है। दोनों पक्ष 30 दिन पहले बताकर इसे ख़त्म कर सकते हैं।',
    ],
  },
  renovation: {
    title: 'Agreement about a bathroom renovation',
    lines: [
      'The work begins on the day that both sides agree on, and takes twelve working days.',
      'Tiles and fittings are chosen by the customer. Changes are written down before they are made.',
    ],
  },
  painting: {
    title: 'Painting of a flat, two coats',
    lines: ['Walls are cleaned and primed before. Furniture is covered by the business.'],
  },
} as const satisfies Readonly<Record<string, Agreement>>;

/** Two pages: what is agreed on, and where it is signed. */
function drawAgreement({ title, lines }: Agreement, { companyName }: Shop, madeAt: Date): Promise<Buffer> {
  return renderPaper({ title, author: companyName, madeAt }, (doc) => {
    doc.addPage();
    let at = write(doc, title, paper.left, 60, paper.width, { size: 20, bold: true }) + leading(12);
    for (const line of lines) at = write(doc, line, paper.left, at, paper.width, { size: 11 }) + leading(8);
    doc.addPage();
    write(doc, `Signed for "${title}"`, paper.left, 60, paper.width, { size: 12, bold: true });
  });
}

interface Sent {
  readonly owner: SeedSession;
  readonly envelope: Envelope;
}

async function draft(stage: Stage, shop: Shop, agreement: Agreement): Promise<Sent> {
  const { client, actors, clock } = stage;
  const owner = await actors.asOwner(shop);
  const content = await drawAgreement(agreement, shop, clock.now());
  const name = `${agreement.title}.pdf`;
  const file = new File([new Uint8Array(content)], name, { type: 'application/pdf' });
  return {
    owner,
    envelope: await client.call(owner, api.uploadUnsignedDocument, { query: {}, files: [file] }),
  };
}

/** With a signature and the day for each. */
async function prepare(
  { client }: Stage,
  { owner, envelope }: Sent,
  people: readonly Resident[],
): Promise<Envelope> {
  const { envelopeId, version } = envelope;
  const recipients = people.map(({ fullName, mobileNumber }, at) => ({
    name: fullName,
    mobileNumber,
    role: 'signer' as const,
    position: at + 1,
    lang: at === 0 ? ('hi' as const) : ('en' as const),
  }));
  const named = await client.call(owner, api.setRecipients, { body: { envelopeId, version, recipients } });
  const fields = named.recipients.flatMap(({ recipientId }, at) => {
    const place = { recipientId, page: 1, top: 0.15 + at * 0.12, height: 0.06, needed: true };
    return [
      { ...place, kind: 'signature' as const, left: 0.08, width: 0.35 },
      { ...place, kind: 'date' as const, left: 0.6, width: 0.25, height: 0.03 },
    ];
  });
  return client.call(owner, api.setFields, { body: { envelopeId, version: named.version, fields } });
}

async function send(
  stage: Stage,
  shop: Shop,
  agreement: Agreement,
  people: readonly Resident[],
  days?: number,
): Promise<Sent> {
  const { client } = stage;
  const begun = await draft(stage, shop, agreement);
  const { owner } = begun;
  const { envelopeId, version } = begun.envelope;
  const message = 'Please read both pages and sign on the second one.';
  const edited = await client.call(owner, api.editEnvelope, { body: { envelopeId, version, message, days } });
  const ready = await prepare(stage, { owner, envelope: edited }, people);
  const seen = api.seenOfEnvelope(ready);
  const envelope = await client.call(owner, api.sendEnvelope, { body: { envelopeId, seen }, key: newId() });
  return { owner, envelope };
}

/** The link of a resident who is signed in, opened. */
async function open({ client, actors }: Stage, resident: Resident, { number }: Envelope) {
  const session = await actors.asBuyer(resident);
  const { items } = await client.call(session, api.listReceivedEnvelopes, { query: { q: number } });
  const code = items[0]?.code ?? '';
  const params = { code };
  const { token } = await client.call(session, signing.openSigning, { params, body: {} });
  return { session, params, token };
}

async function sign(stage: Stage, resident: Resident, { envelope }: Sent): Promise<void> {
  const { client, app } = stage;
  const { session, params, token } = await open(stage, resident, envelope);
  const read = await client.call(session, signing.getSignDocument, { params, query: { token } });
  const { codeId } = await client.call(session, signing.requestSignCode, {
    params,
    body: { step: 'sign', token },
  });
  const otp = signInCode(app.platform.config.secret, codeId.split('.')[0] ?? '');
  const signature = { how: 'drawn' as const, png: await drawnSignature() };
  const seen = signing.seenOfSigning(read);
  await client.call(session, signing.signEnvelope, {
    params,
    body: { token, codeId, otp, fields: [], signature, seen },
  });
}

async function decline(stage: Stage, resident: Resident, { envelope }: Sent): Promise<void> {
  const { session, params, token } = await open(stage, resident, envelope);
  const reason = 'The price is higher than we agreed on the phone.';
  await stage.client.call(session, signing.declineEnvelope, { params, body: { token, reason } });
}

async function cancel({ client }: Stage, { owner, envelope }: Sent): Promise<void> {
  const { envelopeId, version } = envelope;
  const reason = 'The customer has moved to another city.';
  await client.call(owner, api.cancelEnvelope, { body: { envelopeId, version, reason } });
}

/** Told of a city of some size, in its last days. */
export function planSigning(stage: Stage, city: DemoCity, present: Date): void {
  const [shop] = city.shops;
  const [first, second] = city.residents;
  if (!isOfSomeSize(city) || !shop || !first || !second) return;
  const { maintenance, painting, renovation } = agreements;
  const ago = (days: number, act: () => Promise<unknown>) =>
    stage.timeline.plan(new Date(present.getTime() - days * dayMs), async () => void (await act()));
  ago(3, async () => {
    await send(stage, shop, painting, [second], 1);
    await cancel(stage, await send(stage, shop, renovation, [second]));
    await decline(stage, second, await send(stage, shop, painting, [second]));
    const agreed = await send(stage, shop, maintenance, [first, second]);
    ago(2.5, () => sign(stage, first, agreed));
    ago(2, () => sign(stage, second, agreed));
  });
  ago(1, async () => {
    const waiting = await send(stage, shop, renovation, [second, first]);
    await sign(stage, second, waiting);
    await draft(stage, shop, maintenance);
  });
}
