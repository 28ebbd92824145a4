import { withAuthenticator, withoutOffer } from '../fixtures/authenticator.ts';
import { drawOn } from '../fixtures/draw-on.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { aSigning, signPathOf } from '../fixtures/signings.ts';
import { expect, test } from '../fixtures/test.ts';

test('Meera signs a document with the passkey of her phone, without an OTP, and its sender reads that in the history', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  await inPlace(page);
  await withAuthenticator(page);
  await withoutOffer(page);
  const meera = await aCustomer('Meera Nair');
  const { envelopeId } = await aSigning(await sessionOf(lakshmi), 'Rent agreement, flat 7', [meera]);
  const confirm = page.getByRole('button', { name: 'Confirm with your fingerprint, face or screen lock' });

  await test.step('without a passkey an OTP is the only way', async () => {
    await enterAs(page, meera);
    await page.goto(await signPathOf(meera));
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Add your signature' }).click();
    await drawOn(page);
    await page.getByRole('button', { name: 'Use signature' }).click();
    await page.getByRole('button', { name: 'Review and sign' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send OTP' })).toBeVisible();
    await expect(confirm).toBeHidden();
  });

  await test.step('she adds a passkey, and what she filled in is still there', async () => {
    const signing = page.url();
    await page.goto('/profile/security?dialog=add-passkey');
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expect(page.getByText('No passkey yet')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goto(signing);
    await expect(confirm).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Send OTP' })).toBeVisible();
    await picture(page, 'sign-passkey');
  });

  await test.step('one press signs', async () => {
    await confirm.click();
    await expect(page.getByRole('heading', { name: 'This document is signed and sealed' })).toBeVisible({
      timeout: 60_000,
    });
  });

  await test.step('its sender reads how', async () => {
    const desk = await newPerson('desk');
    await inPlace(desk);
    await enterAs(desk, lakshmi);
    await desk.goto(`/signing/${envelopeId}`);
    await expect(desk.getByRole('region', { name: 'History' })).toContainText(/by passkey [0-9a-f]{16}/);
  });
});
