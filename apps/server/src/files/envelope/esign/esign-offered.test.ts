import * as api from '@nukkad/contract/files/envelope/envelope.api';
import * as signing from '@nukkad/contract/files/envelope/sign.api';
import { expect, test } from 'vitest';
import {
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
    await bring(whole, away.asked.transactionId, await signedThere(whole, away));
    await whole.app.drain();
    const copy = await whole.stranger.call(signing.getSignCopy, { params: { code }, query: { token } });
    const file = Buffer.from(await (await fetch(new URL(copy.url, whole.app.url))).arrayBuffer());
    const { body } = await whole.stranger.send('POST', 'document/verify', { body: pdfForm(file) });
    expect(body).toMatchObject({ seal: 'intact', document: { signers: 1, eSigned: 1, isStandIn: true } });
  } finally {
    await whole.app.close();
  }
}, 180_000);
