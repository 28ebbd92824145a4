import { updateUserProfile } from '@nukkad/contract/identity/profile/profile.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { someNumber } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a card is written, looked at, shared, read by a visitor without a script, and gone when it is taken back', async ({
  page,
  newPerson,
}) => {
  const owner = await aCustomer('Meera Iyer');
  await callAs(owner.session, updateUserProfile, { body: { about: 'I teach the veena.' } });
  await inPlace(page);
  await enterAs(page, owner);
  await page.goto('/profile');
  await page.getByRole('link', { name: /Business card/ }).click();
  const number = page.getByRole('switch', { name: /Your mobile number/ });
  await number.click();
  await expect(number).toBeChecked();
  const slug = `meera-${someNumber()}`;
  await page.getByLabel('Headline').fill('Veena lessons at your home');
  await page.getByLabel('Card link').fill(slug);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article').getByText('Veena lessons at your home')).toBeVisible();

  const visitor = await newPerson('phone', { javaScriptEnabled: false });
  expect((await visitor.goto(`/card/${slug}`))?.status()).toBe(410);
  await page.getByRole('button', { name: 'Share my card' }).click();
  await expect(page.getByText('Your card is shared')).toBeVisible();

  expect((await visitor.goto(`/card/${slug}`))?.status()).toBe(200);
  await expect(visitor).toHaveTitle('Meera Iyer | Nukkad');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Meera Iyer');
  await expect(visitor.getByText('I teach the veena.')).toBeVisible();
  await expect(visitor.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Meera Iyer');
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', /Veena lessons/);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  const keep = visitor.getByRole('link', { name: 'Save to contacts' });
  const file = await visitor.request.get((await keep.getAttribute('href')) ?? '');
  expect(await file.text()).toContain(`TEL;TYPE=CELL:+91${owner.mobileNumber}`);

  await page.getByRole('link', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this card' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Your card is private')).toBeVisible();
  expect((await visitor.goto(`/card/${slug}`))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This card is no longer shared');
  expect((await visitor.goto(`/card/${slug}-x`))?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Card not found');
});
