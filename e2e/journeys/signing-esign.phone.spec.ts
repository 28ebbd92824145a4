import { uploadUnsignedDocument } from '@nukkad/contract/files/envelope/envelope.api';
import { callAs } from '../fixtures/api.ts';
import { drawOn } from '../fixtures/draw-on.ts';
import { enterAs } from '../fixtures/enter.ts';
import { agreement } from '../fixtures/envelopes.ts';
import { lakshmi, someNumber } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { aSigning, signPathOf } from '../fixtures/signings.ts';
import { expect, test } from '../fixtures/test.ts';

test('a sender asks for Aadhaar eSign; who signs goes to the provider, cancels, goes again and comes back signed', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const session = await sessionOf(lakshmi);

  await test.step('the sender chooses it for one person, and it stays chosen', async () => {
    const file = new File([new Uint8Array(agreement)], 'attorney.pdf', { type: 'application/pdf' });
    const { envelopeId } = await callAs(session, uploadUnsignedDocument, { query: {}, files: [file] });
    const desk = await newPerson('desk');
    await enterAs(desk, lakshmi);
    await desk.goto(`/signing/${envelopeId}/people`);
    await desk.getByLabel('Name').fill('Ravi Kumar');
    await desk.getByLabel('Mobile number').fill(someNumber());
    await desk.getByLabel('How this person proves who they are').selectOption('aadhaar_esign');
    await picture(desk, 'esign-people');
    await desk.getByRole('button', { name: 'Continue' }).click();
    await desk.waitForURL(/\/fields$/);
    await desk.goto(`/signing/${envelopeId}/people`);
    await expect(desk.getByLabel('How this person proves who they are')).toHaveValue('aadhaar_esign');
  });

  const imran = await aCustomer('Imran Sheikh');
  await aSigning(session, 'Power of attorney', [{ ...imran, provesBy: 'aadhaar_esign' }]);

  await test.step('after filling there is no code to ask for, but the way to the provider', async () => {
    await enterAs(page, imran);
    await page.goto(await signPathOf(imran));
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Add your signature' }).click();
    await drawOn(page);
    await page.getByRole('button', { name: 'Use signature' }).click();
    await page.getByRole('button', { name: 'Review and sign' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('test provider for development');
    await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeHidden();
    await picture(page, 'esign-finish');
    await dialog.getByRole('button', { name: 'Continue to Aadhaar eSign' }).click();
  });

  await test.step('who cancels there finds all as it was', async () => {
    await expect(
      page.getByRole('heading', { name: 'Test provider in place of Aadhaar eSign' }),
    ).toBeVisible();
    await picture(page, 'esign-stand-in');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert')).toContainText('You didn’t sign with Aadhaar eSign');
    await picture(page, 'esign-cancelled');
    await page.getByRole('button', { name: 'Review and sign' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue to Aadhaar eSign' }).click();
  });

  await test.step('who signs there has signed here, and the sealed document says how', async () => {
    await page.getByLabel('Name on the test certificate').fill('Imran Sheikh');
    await page.getByRole('button', { name: 'Sign with the test certificate' }).click();
    await expect(page.getByRole('heading', { name: 'This document is signed and sealed' })).toBeVisible({
      timeout: 90_000,
    });
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
