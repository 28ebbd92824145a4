import { getEnvelope } from '@nukkad/contract/files/envelope/envelope.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { agreement, aDraftEnvelope } from '../fixtures/envelopes.ts';
import { lakshmi, someNumber } from '../fixtures/people.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { type Locator, type Page, expect, test } from '../fixtures/test.ts';

const idIn = (page: Page) => /signing\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';

/** Where it is on its page, as shares of the page. */
async function placeOf(
  field: Locator,
): Promise<{ left: number; top: number; width: number; height: number }> {
  return field.evaluate((element) => {
    const page = element.parentElement?.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    if (!page) throw new Error('It is on no page.');
    return {
      left: (own.left - page.left) / page.width,
      top: (own.top - page.top) / page.height,
      width: own.width / page.width,
      height: own.height / page.height,
    };
  });
}

async function drag(page: Page, what: Locator, by: { x: number; y: number }): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error('There is nothing to drag.');
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 });
  await page.mouse.up();
}

test('Asha uploads an agreement, names who signs, places the fields by mouse and keys, sends it, and later cancels it', async ({
  page,
}) => {
  const asha = await aCustomer('Asha Menon');
  const ravi = { fullName: 'Ravi Kumar', mobileNumber: someNumber() };
  await inPlace(page);
  await enterAs(page, asha);
  await page.goto('/signing/sent');
  await page.getByRole('main').getByRole('link', { name: 'Send a document' }).first().click();
  await page.locator('input[type="file"]').first().setInputFiles({
    name: 'rent-agreement.pdf',
    mimeType: 'application/pdf',
    buffer: agreement,
  });
  await page.getByLabel('Title').fill('Rent agreement');
  await page.getByRole('button', { name: 'Continue' }).click();

  const row = page.getByRole('group', { name: 'Person 1' });
  await row.getByLabel('Name').fill(ravi.fullName);
  await row.getByLabel('Mobile number').fill('123');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(row.getByText('Enter a 10-digit mobile number starting with 2 to 9.')).toBeVisible();
  await row.getByLabel('Mobile number').fill(ravi.mobileNumber);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText('Add a signature field for Ravi Kumar.')).toBeVisible();
  await page.getByRole('group', { name: 'Add a field' }).getByRole('button', { name: 'Signature' }).click();
  const field = page.getByRole('button', { name: /^Signature Ravi Kumar, page/ });
  await expect(field).toBeFocused();
  const first = await placeOf(field);
  await page.keyboard.press('ArrowRight');
  expect((await placeOf(field)).left).toBeGreaterThan(first.left);
  await drag(page, field, { x: -60, y: -40 });
  const dragged = await placeOf(field);
  expect(dragged.left).toBeLessThan(first.left);
  expect(dragged.top).toBeLessThan(first.top);
  await page.keyboard.press('Shift+ArrowRight');
  const placed = await placeOf(field);
  expect(placed.width).toBeGreaterThan(dragged.width);
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByText(`+91 ${ravi.mobileNumber} · 1 field`)).toBeVisible();
  const envelopeId = idIn(page);
  const session = await sessionOf(asha);
  const { fields } = await callAs(session, getEnvelope, { query: { envelopeId } });
  for (const side of ['left', 'top', 'width', 'height'] as const)
    expect(fields[0]?.[side]).toBeCloseTo(placed[side], 2);
  await page.getByRole('link', { name: 'Send for signing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send for signing' }).click();
  await expect(page.getByText('Next: Ravi Kumar.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'History' }).getByText('Sent for signing')).toBeVisible();

  await page.getByLabel('Everyone on this document reads it').fill('Please look at page two.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('blockquote')).toHaveText(
    'Please look at page two.',
  );
  await page.getByRole('link', { name: 'Cancel document' }).click();
  const question = page.getByRole('dialog');
  await question.getByLabel('Reason').fill('The flat is taken.');
  await question.getByRole('button', { name: 'Cancel document' }).click();
  await expect(page.getByText('Cancelled. It can no longer be signed.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel document' })).toBeHidden();
});

test('on a phone a field is added, given to another person and taken out, and leaving asks about what is not saved', async ({
  newPerson,
}) => {
  const session = await sessionOf(lakshmi);
  const people = ['Ravi Kumar', 'Meera Nair'].map((fullName) => ({ fullName, mobileNumber: someNumber() }));
  const { envelopeId } = await aDraftEnvelope(session, 'Work on the roof', people);
  const phone = await newPerson('phone');
  await inPlace(phone);
  await enterAs(phone, lakshmi);
  await phone.goto(`/signing/${envelopeId}/fields`);
  await phone.getByRole('group', { name: 'Add a field' }).getByRole('button', { name: 'Date' }).click();
  const added = phone.getByRole('button', { name: /^Date Ravi Kumar, page/ });
  await expect(added).toBeFocused();
  await phone.getByRole('group', { name: 'Selected field' }).getByRole('button', { name: 'Edit' }).click();
  const dialog = phone.getByRole('dialog');
  await dialog.getByLabel('Filled in by').selectOption({ label: 'Meera Nair' });
  await dialog.getByRole('button', { name: 'Done' }).click();
  const hers = phone.getByRole('button', { name: /^Date Meera Nair, page/ });
  await expect(hers).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: 'Documents to sign' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Keep editing' }).click();
  // It hands the focus back as it closes: a key before that is no key of the field.
  await expect(phone.getByRole('dialog')).toBeHidden();
  await hers.press('Delete');
  await expect(hers).toBeHidden();
});
