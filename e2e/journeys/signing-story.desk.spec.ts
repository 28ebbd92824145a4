import { readFile } from 'node:fs/promises';
import { drawOn } from '../fixtures/draw-on.ts';
import { inPlace, enterAs } from '../fixtures/enter.ts';
import { lakshmi, lakshmisShop, someNumber } from '../fixtures/people.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, codeSentBy, sessionOf } from '../fixtures/sign-in.ts';
import { aSigning, signPathOf } from '../fixtures/signings.ts';
import { type Page, expect, test } from '../fixtures/test.ts';
import { speak } from '../pages/visit.ts';

const someone = (fullName: string) => ({ fullName, mobileNumber: someNumber() });

interface Words {
  readonly send: string;
  readonly code: string;
  readonly done: string;
}
const english: Words = { send: 'Send OTP', code: 'OTP from the SMS', done: 'Your part is done' };
const hindi: Words = { send: 'OTP भेजें', code: 'SMS में आया OTP', done: 'आपका काम पूरा हुआ' };

async function codeFor(page: Page, { mobileNumber }: { mobileNumber: string }, { send }: Words) {
  return codeSentBy(mobileNumber, () => page.getByRole('button', { name: send }).click(), 'signing_code');
}

test('three people sign one agreement in their own browsers, one without an account, one in Hindi; the sealed file is found unchanged', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  const ravi = someone('Ravi Kumar');
  const [sita, farah] = [await aCustomer('Sita Devi'), await aCustomer('Farah Khan')];
  await aSigning(await sessionOf(lakshmi), 'Rent agreement, flat 4', [
    {
      ...ravi,
      fields: [
        { kind: 'text', label: 'Place' },
        { kind: 'tick', label: 'I have read it' },
      ],
    },
    { ...sita, fullName: 'सीता देवी', lang: 'hi', fields: [{ kind: 'text', label: 'शहर' }, { kind: 'date' }] },
    { ...farah, role: 'witness', position: 2, witnessOf: 0, fields: [{ kind: 'initials' }] },
  ]);
  const [phone, desk] = [await newPerson('phone'), await newPerson('desk')];
  await Promise.all([page, phone, desk].map((one) => inPlace(one)));

  await test.step('Ravi has no account: his link says who asks, and the document opens by the code alone', async () => {
    await phone.goto(await signPathOf(ravi));
    await expect(phone.getByRole('heading', { name: `${lakshmisShop} asks you to sign` })).toBeVisible();
    await expect(phone.getByText('Please sign by Friday.')).toBeHidden();
    await picture(phone, 'sign-gate');
    const code = await codeFor(phone, ravi, english);
    await phone.getByLabel(english.code).fill(code === '000000' ? '111111' : '000000');
    await expect(phone.getByRole('alert')).toContainText('Incorrect OTP');
    await phone.getByLabel(english.code).fill(code);
    await expect(phone.getByText('Please sign by Friday.')).toBeVisible();
    await expect(phone.getByText('3 required fields left')).toBeVisible();
  });

  await test.step('he fills it in on the way; without a network and after a reload nothing is lost', async () => {
    await phone.getByRole('button', { name: 'Start' }).click();
    await phone.context().setOffline(true);
    await phone.getByLabel('Place').fill('Bengaluru');
    await expect(phone.getByText('What you filled in stays here', { exact: false })).toBeVisible();
    await phone.context().setOffline(false);
    await phone.reload();
    await expect(phone.getByText('2 required fields left')).toBeVisible();
    await phone.getByRole('button', { name: 'Start' }).click();
    await phone.getByRole('checkbox', { name: 'I have read it' }).check();
    await picture(phone, 'sign-fill');
    await phone.getByRole('button', { name: 'Next field' }).click();
    await phone.getByRole('button', { name: 'Add your signature' }).click();
    await drawOn(phone);
    await picture(phone, 'sign-draw');
    await phone.getByRole('button', { name: 'Use signature' }).click();
  });

  await test.step('he sees what he signs, and signs with a new code', async () => {
    await enterAs(page, farah);
    await phone.getByRole('button', { name: 'Review and sign' }).click();
    const dialog = phone.getByRole('dialog');
    await expect(dialog.getByText('Bengaluru')).toBeVisible();
    await expect(dialog).toContainText('section 10A');
    await picture(phone, 'sign-finish');
    const code = await codeFor(phone, ravi, english);
    await dialog.getByLabel(english.code).fill(code);
    await dialog.getByRole('button', { name: 'Sign document' }).click();
    await expect(phone.getByRole('heading', { name: english.done })).toBeVisible();
    await picture(phone, 'sign-done');
  });

  await test.step('Sita is logged in with her number and signs in Hindi, in Devanagari letters', async () => {
    await speak(desk, 'hi');
    await enterAs(desk, sita);
    await desk.goto(await signPathOf(sita));
    await desk.getByRole('button', { name: 'शुरू करें' }).click();
    await desk.getByLabel('शहर').fill('पुणे');
    await desk.getByRole('button', { name: 'अगली जगह' }).click();
    await desk.getByRole('button', { name: 'अपना साइन जोड़ें' }).click();
    await desk.getByRole('radio', { name: 'लिखें' }).check();
    await expect(desk.getByLabel('आपका साइन')).toHaveValue('सीता देवी');
    await desk.getByRole('radio', { name: 'Amita' }).check();
    await picture(desk, 'sign-type');
    await desk.getByRole('button', { name: 'यह साइन लगाएँ' }).click();
    await picture(desk, 'sign-fill-desk');
    await desk.getByRole('button', { name: 'देखकर साइन करें' }).click();
    const code = await codeFor(desk, sita, hindi);
    await desk.getByLabel(hindi.code).fill(code);
    await desk.getByRole('dialog').getByRole('button', { name: 'दस्तावेज़ पर साइन करें' }).click();
    await expect(desk.getByRole('heading', { name: hindi.done })).toBeVisible();
  });

  await test.step('Farah, the witness, reads what they wrote, uploads a picture, and the file is sealed', async () => {
    await page.goto('/profile');
    const waiting = page.getByRole('link', { name: /Documents to sign/ });
    await expect(waiting.getByRole('img', { name: '1 document to sign' })).toBeVisible();
    await page.goto(await signPathOf(farah));
    await expect(page.getByText('Bengaluru')).toBeVisible();
    await expect(page.getByText('पुणे')).toBeVisible();
    for (const use of ['Use initials', 'Use signature']) {
      await page.getByRole('button', { name: /^(Start|Next field)$/ }).click();
      await page.getByRole('button', { name: /^Add your/ }).click();
      await page.getByRole('radio', { name: 'Upload' }).check();
      const photo = aPhoto('signature', [20, 30, 90]);
      await page.locator('input[type="file"]').setInputFiles({
        name: photo.name,
        mimeType: photo.type,
        buffer: Buffer.from(await photo.arrayBuffer()),
      });
      await page.getByRole('button', { name: use }).click();
    }
    await page.getByRole('button', { name: 'Review and sign' }).click();
    const code = await codeFor(page, farah, english);
    await page.getByLabel(english.code).fill(code);
    await page.getByRole('dialog').getByRole('button', { name: 'Sign as witness' }).click();
    await expect(page.getByRole('heading', { name: 'This document is signed and sealed' })).toBeVisible({
      timeout: 60_000,
    });
    await picture(page, 'sign-completed');
  });

  await test.step('Ravi’s page has the sealed file, and the public page finds it unchanged, but not with one byte changed', async () => {
    await phone.reload();
    const downloading = phone.waitForEvent('download');
    await phone.getByRole('button', { name: 'Download signed copy' }).click();
    const sealed = await readFile(await (await downloading).path());
    expect(sealed.subarray(0, 5).toString()).toBe('%PDF-');
    await phone.getByRole('link', { name: 'Check a signed document' }).click();
    const drop = (buffer: Buffer) =>
      phone
        .locator('input[type="file"]')
        .setInputFiles({ name: 'signed.pdf', mimeType: 'application/pdf', buffer });
    await drop(sealed);
    await expect(phone.getByText('Sealed and unchanged')).toBeVisible();
    await picture(phone, 'verified');
    const changed = Buffer.from(sealed);
    const at = Math.floor(changed.length / 3);
    changed[at] = (changed[at] ?? 0) ^ 1;
    await drop(changed);
    await expect(phone.getByText('Sealed and unchanged')).toBeHidden();
  });
});
