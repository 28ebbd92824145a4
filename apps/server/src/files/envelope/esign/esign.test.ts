import * as api from '@nukkad/contract/files/envelope/envelope.api';
import type { Envelope } from '@nukkad/contract/files/envelope/envelope.model';
import { startESign } from '@nukkad/contract/files/envelope/esign.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type EnvelopeFixture,
  documentOf,
  envelopeFixture,
  messages,
  opened,
  quickSealing,
  read,
  sentWithLinks,
  signature,
  signed,
} from '../../../../test/fixtures/envelope-fixture.ts';
import {
  aVisit,
  atStandIn,
  bring,
  goAgain,
  raviByESign,
  signedThere,
  standInOf,
  starting,
} from '../../../../test/fixtures/esign-fixture.ts';
import { required } from '../../../../test/harness/required.ts';
import { embeddedESign } from '../../../platform/providers/esign/stand-in.ts';
import { removeVisitsLeft } from './remove-visits-left.ts';

let fixture: EnvelopeFixture;
beforeAll(async () => {
  fixture = await envelopeFixture({ sealing: quickSealing });
}, 120_000);
beforeEach(async () => {
  await messages(fixture);
  fixture.app.clock.advance(61_000);
});
afterAll(() => fixture.app.close());

const back = (code: string, outcome: string) => `303 /sign/${code}?esign=${outcome}`;

const trailOf = async (envelopeId: string) =>
  (await fixture.client.call(api.listEnvelopeTrail, { query: { envelopeId, limit: 100 } })).items;

/** Ravi, as the sender reads him. */
const raviOf = async (envelopeId: Envelope['envelopeId']) =>
  required((await read(fixture, { envelopeId })).recipients.find(({ name }) => name === 'Ravi Kumar'));

/** Files of an envelope in the store. */
async function filesOf(envelopeId: string): Promise<number> {
  let count = 0;
  for await (const _file of fixture.app.platform.storage.list(`envelopes/${envelopeId}`)) count += 1;
  return count;
}

test('who was asked to sign with Aadhaar eSign does so at the provider: certificate, name and answer are kept', async () => {
  const away = await aVisit(fixture);
  expect(await documentOf(fixture, away.code, away.token)).toMatchObject({
    state: 'open',
    eSign: { provider: 'Aadhaar eSign (stand-in, not valid)', isStandIn: true },
  });
  const page = await atStandIn(fixture, { eSignRequest: away.eSignRequest });
  expect(page.text).toContain('a signature made here is worth nothing');
  expect(page.text).toContain(away.asked.documentHash);
  const answer = await signedThere(fixture, away);
  expect(await bring(fixture, away.asked.transactionId, answer)).toBe(back(away.code, 'signed'));

  expect(await raviOf(away.envelopeId)).toMatchObject({
    state: 'done',
    provesBy: 'aadhaar_esign',
    certificateName: 'Ravi Kumar (stand-in, not valid)',
  });
  const step = required((await trailOf(away.envelopeId)).find(({ kind }) => kind === 'signed'));
  expect(step).toMatchObject({ by: 'Ravi Kumar', proof: 'aadhaar_esign' });
  expect(step.note).toMatch(
    /^drawn; Ravi Kumar \(stand-in, not valid\); Nukkad eSign stand-in, no real authority; [0-9A-F]+; SHA-256 [0-9a-f]{64}; answer SHA-256 [0-9a-f]{64}$/,
  );
  // Who sent it has the answer for a dispute.
  const { recipientId } = await raviOf(away.envelopeId);
  const query = { envelopeId: away.envelopeId, which: 'esign', recipientId } as const;
  const { url } = await fixture.client.call(api.getEnvelopeFile, { query });
  expect(await (await fetch(new URL(url, fixture.app.url))).text()).toBe(answer);
  await expect(
    fixture.client.call(api.getEnvelopeFile, { query: { ...query, recipientId: undefined } }),
  ).rejects.toMatchObject({ code: 'envelope_file_missing' });
  // Document, picture and the answer.
  expect(await filesOf(away.envelopeId)).toBe(3);

  fixture.app.clock.advance(61_000);
  await signed(fixture, away.otherCode);
  await fixture.app.drain();
  const done = await read(fixture, away);
  expect(done.status).toBe('completed');
  const found = await fixture.app.platform.db
    .selectFrom('envelope_esign')
    .select(['status', 'provider', 'document_hash', 'signer_name'])
    .where('envelope_id', '=', away.envelopeId)
    .execute();
  expect(found).toEqual([
    {
      status: 'signed',
      provider: 'embedded',
      document_hash: done.documentHash,
      signer_name: 'Ravi Kumar (stand-in, not valid)',
    },
  ]);
}, 120_000);

test('an answer counts once, also of two that come at the same moment, and none after it', async () => {
  const away = await aVisit(fixture);
  const answer = await signedThere(fixture, away);
  const bringing = () => bring(fixture, away.asked.transactionId, answer);
  const came = await Promise.all([bringing(), bringing()]);
  expect(came.toSorted()).toEqual([back(away.code, 'late'), back(away.code, 'signed')]);
  expect(await bringing()).toBe(back(away.code, 'late'));
  expect((await trailOf(away.envelopeId)).filter(({ kind }) => kind === 'signed')).toHaveLength(1);
});

test('who cancels, or does not succeed, finds all as it was, and may go again', async () => {
  const away = await aVisit(fixture);
  const before = await read(fixture, away);
  for (const outcome of ['cancelled', 'failed'] as const) {
    const now = await goAgain(fixture, away);
    const { answer } = await atStandIn(fixture, { eSignRequest: now.eSignRequest, outcome });
    expect(await bring(fixture, now.asked.transactionId, answer)).toBe(back(away.code, outcome));
    expect(await read(fixture, away)).toEqual(before);
    expect(await bring(fixture, now.asked.transactionId, await signedThere(fixture, now))).toBe(
      back(away.code, 'late'),
    );
  }
  // Nothing that was drawn for these visits is left.
  expect(await filesOf(away.envelopeId)).toBe(1);
  const last = await goAgain(fixture, away);
  expect(await bring(fixture, last.asked.transactionId, await signedThere(fixture, last))).toBe(
    back(away.code, 'signed'),
  );
});

test('what the provider did not sign, or signed for something else, changes nothing', async () => {
  const away = await aVisit(fixture);
  const other = await aVisit(fixture);
  const { asked } = away;
  const { config, clock } = fixture.app.platform;
  const by = { name: 'Ravi Kumar', at: clock.now() };
  const right = await signedThere(fixture, away);
  const stranger = required(embeddedESign(config, clock).standIn);
  const otherDocument = { ...asked, documentHash: 'ab'.repeat(32) };
  const signedPart = /<UserX509Certificate>.*<\/Signatures>/s;
  const [ofOther = ''] = signedPart.exec(await signedThere(fixture, other, 'Mallory')) ?? [];
  const wrong: Readonly<Record<string, string>> = {
    empty: '',
    noXml: 'signed',
    unsigned: right.replace(/<Signature[\s>].*<\/Signature>/s, ''),
    'one letter of the hash of the time': right.replace(/ts="2/, 'ts="3'),
    'status of a refusal made right': (
      await standInOf(fixture).refuse(asked, { outcome: 'failed', at: by.at })
    ).replace('status="0"', 'status="1"'),
    'another authority': await stranger.sign(asked, by),
    'another document': await standInOf(fixture).sign(otherDocument, by),
    'another visit': await signedThere(fixture, other),
    'the signature of another put in': right.replace(signedPart, ofOther),
    'a right one within a wrong one': right
      .replace('<EsignResp', '<EsignResp status="1"><EsignResp')
      .replace('</EsignResp>', '</EsignResp></EsignResp>'),
    'a document type': `<!DOCTYPE x [<!ENTITY a "b">]>${right}`,
    'an earlier certificate': await standInOf(fixture).sign(asked, {
      ...by,
      at: new Date(by.at.getTime() - 3_600_000),
    }),
  };
  for (const [what, answer] of Object.entries(wrong))
    expect([what, await bring(fixture, asked.transactionId, answer)]).toEqual([
      what,
      back(away.code, 'failed'),
    ]);
  expect(await bring(fixture, 'nothing', right)).toBe('303 /sign/unknown?esign=failed');
  expect(await raviOf(away.envelopeId)).toMatchObject({ state: 'opened', certificateName: null });
  // The right one is taken all the same, where the provider sends it by itself.
  const response = await fetch(new URL(`/esign/answer/${asked.transactionId}`, fixture.app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/xml' },
    body: right,
  });
  expect([response.status, await response.text()]).toEqual([200, 'signed']);
}, 120_000);

test('an answer that comes after its half hour, or to a document that was taken back, signs nothing', async () => {
  const slow = await aVisit(fixture);
  fixture.app.clock.advance(31 * 60_000);
  expect(await bring(fixture, slow.asked.transactionId, await signedThere(fixture, slow))).toBe(
    back(slow.code, 'late'),
  );
  expect(await raviOf(slow.envelopeId)).toMatchObject({ state: 'opened' });
  fixture.app.clock.advance(25 * 3_600_000);
  await removeVisitsLeft(fixture.app);
  expect(await filesOf(slow.envelopeId)).toBe(1);

  const away = await aVisit(fixture);
  const { envelopeId } = away;
  const { version } = await read(fixture, away);
  await fixture.client.call(api.correctEnvelope, { body: { envelopeId, version, reason: 'A wrong sum' } });
  expect(await bring(fixture, away.asked.transactionId, await signedThere(fixture, away))).toBe(
    back(away.code, 'late'),
  );
  expect((await trailOf(envelopeId)).map(({ kind }) => kind)).not.toContain('signed');
});

test('the way that the sender chose is the only one, and is kept when it is handed on', async () => {
  const { envelope, codes } = await sentWithLinks(fixture, raviByESign, { mayDelegate: true });
  const { stranger } = fixture;
  const [code = '', otherCode = ''] = codes;
  const token = await opened(fixture, code);
  await expect(
    stranger.call(signing.requestSignCode, { params: { code }, body: { step: 'sign', token } }),
  ).rejects.toMatchObject({ code: 'sign_way_wrong' });
  fixture.app.clock.advance(61_000);
  const otherToken = await opened(fixture, otherCode);
  fixture.app.clock.advance(61_000);
  const own = await signature(fixture, otherCode, otherToken);
  const { seen } = await starting(fixture, code, token).then(({ body }) => body);
  await expect(
    stranger.call(signing.signEnvelope, { params: { code }, body: { ...own.body, token, seen } }),
  ).rejects.toMatchObject({ code: 'sign_way_wrong' });
  await expect(
    stranger.call(startESign, await starting(fixture, otherCode, otherToken)),
  ).rejects.toMatchObject({ code: 'sign_way_wrong' });
  await stranger.call(signing.delegateEnvelope, {
    params: { code },
    body: { token, name: 'Farah Khan', mobileNumber: '9812345670' },
  });
  const { recipients } = await read(fixture, envelope);
  expect(recipients.find(({ name }) => name === 'Farah Khan')).toMatchObject({ provesBy: 'aadhaar_esign' });
});

test('it takes what signing takes: the document as it was shown, and the signature', async () => {
  const { codes } = await sentWithLinks(fixture, raviByESign);
  const [code = ''] = codes;
  const token = await opened(fixture, code);
  const right = await starting(fixture, code, token);
  const { signature: _left, ...without } = right.body;
  const { stranger } = fixture;
  await expect(stranger.call(startESign, { params: { code }, body: without })).rejects.toMatchObject({
    code: 'sign_fields_missing',
  });
  const seen = { ...right.body.seen, documentHash: '0'.repeat(64) };
  await expect(
    stranger.call(startESign, { params: { code }, body: { ...right.body, seen } }),
  ).rejects.toMatchObject({ code: 'confirmation_differs' });
  await expect(
    stranger.call(startESign, { params: { code }, body: { ...right.body, token: 'none' } }),
  ).rejects.toMatchObject({ code: 'sign_access_needed' });
});

test('the stand-in signs nothing that this site did not ask for', async () => {
  const away = await aVisit(fixture);
  const forged = away.eSignRequest.replace(away.asked.documentHash, 'cd'.repeat(32));
  const { status, answer } = await atStandIn(fixture, { eSignRequest: forged, outcome: 'signed', name: 'X' });
  expect([status, answer]).toEqual([400, '']);
  expect((await atStandIn(fixture, {})).status).toBe(400);
});
