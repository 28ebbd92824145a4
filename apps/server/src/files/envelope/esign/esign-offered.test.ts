import * as api from '@nukkad/contract/files/envelope/envelope.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { expect, test } from 'vitest';
import {
  type EnvelopeFixture,
  aDraft,
  envelopeFixture,
  opened,
  pdfForm,
  quickSealing,
  read,
  sending,
  sentWithLinks,
  withPeople,
} from '../../../../test/fixtures/envelope-fixture.ts';
import {
  atStandIn,
  bring,
  goAgain,
  raviByESign,
  signedThere,
} from '../../../../test/fixtures/esign-fixture.ts';

test('without a provider no one is asked to sign so, and the server refuses it', async () => {
  const off = await envelopeFixture({ sealing: quickSealing, variables: { ESIGN_PROVIDER: 'off' } });
  try {
    const draft = await aDraft(off);
    expect(draft.waysToProve).toEqual(['otp']);
    await expect(withPeople(off, draft, raviByESign)).rejects.toMatchObject({ code: 'envelope_esign_off' });
    const ready = await withPeople(off, draft, [{ name: 'Ravi Kumar' }]);
    await off.app.platform.db.updateTable('envelope_recipient').set({ proves_by: 'aadhaar_esign' }).execute();
    // As a draft is that was written while there was one.
    const left = await read(off, ready);
    await expect(off.client.call(api.sendEnvelope, sending(left))).rejects.toMatchObject({
      code: 'envelope_esign_off',
    });
    expect((await atStandIn(off, {})).status).toBe(404);
  } finally {
    await off.app.close();
  }
}, 120_000);

/** A reader that takes too long on a busy machine is asked again, as the outbox does. */
async function sealed({ app, stranger }: EnvelopeFixture, code: string, token: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    await app.drain();
    const asked = { params: { code }, query: { token } };
    if ((await stranger.askLoosely(signing.getSignCopy, asked)).status === 200) return;
    app.clock.advance(5 * 60_000);
  }
}

test('anyone who has the sealed file reads how many signed so, and that a stand-in did', async () => {
  const whole = await envelopeFixture();
  try {
    const { envelope, codes } = await sentWithLinks(whole, [
      { name: 'Ravi Kumar', provesBy: 'aadhaar_esign' },
    ]);
    const [code = ''] = codes;
    const token = await opened(whole, code);
    const ways = { envelopeId: envelope.envelopeId, code, otherCode: '', token };
    const away = await goAgain(whole, ways);
    const led = await bring(whole, away.asked.transactionId, await signedThere(whole, away));
    expect(led).toContain('?esign=signed');
    await sealed(whole, code, token);
    const copy = await whole.stranger.call(signing.getSignCopy, { params: { code }, query: { token } });
    const file = Buffer.from(await (await fetch(new URL(copy.url, whole.app.url))).arrayBuffer());
    const { body } = await whole.stranger.send('POST', 'document/verify', { body: pdfForm(file) });
    expect(body).toMatchObject({ seal: 'intact', document: { signers: 1, eSigned: 1, isStandIn: true } });
  } finally {
    await whole.app.close();
  }
}, 180_000);
