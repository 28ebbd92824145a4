import { getLegalVersion } from '@nukkad/contract/office/legal/legal.api';
import { callAs } from '../fixtures/api.ts';
import { enterBackoffice } from '../fixtures/admin.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const added = {
  en: 'We answer letters on paper as well.',
  hi: 'हम काग़ज़ पर लिखे पत्रों का भी जवाब देते हैं।',
};

test('an Admin publishes a version of the privacy policy; a visitor reads which it is, and what it changed', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const office = await newPerson('desk');
  await enterBackoffice(office);
  await office.goto('/backoffice/content?open=new');

  await test.step('a draft begins with the words in force', async () => {
    const dialog = office.getByRole('dialog', { name: 'New content' });
    await dialog.getByLabel('What').click();
    await office.getByRole('option', { name: 'Legal page' }).click();
    await dialog.getByLabel('Page').click();
    await office.getByRole('option', { name: 'Privacy policy' }).click();
    await dialog.getByRole('button', { name: 'Write it' }).click();
    await expect(office.getByLabel('Text in English')).not.toHaveValue('');
  });

  await test.step('the preview and the comparison follow what is typed', async () => {
    for (const [label, words] of [
      ['Text in English', added.en],
      ['Text in Hindi', added.hi],
    ] as const) {
      const field = office.getByLabel(label);
      await field.fill(`${await field.inputValue()}\n\n${words}`);
    }
    await office.getByLabel('What changed, in English').fill('We answer letters on paper.');
    await office.getByLabel('What changed, in Hindi').fill('काग़ज़ पर लिखे पत्रों का भी जवाब।');
    await expect(office.getByRole('insertion').filter({ hasText: added.en })).toBeVisible();
    await office.getByRole('button', { name: 'Save draft' }).click();
    await expect(office.getByText('Draft saved.')).toBeVisible();
    await picture(office, 'legal-editor');
  });

  await test.step('published, the page says its version', async () => {
    await office.getByRole('button', { name: 'Publish', exact: true }).click();
    const publishing = office.getByRole('dialog', { name: 'Publish' });
    await publishing.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(office.getByText('Published.')).toBeVisible();
    await page.goto('/terms-and-policy/policy');
    await expect(page.getByText(/^Version \d+, in force from /)).toBeVisible();
    await expect(page.getByText(added.en)).toBeVisible();
  });

  await test.step('every version can be read and compared', async () => {
    await page.getByRole('link', { name: 'All versions' }).click();
    await expect(page.getByText('We answer letters on paper.').first()).toBeVisible();
    await page.getByRole('link', { name: 'Compare version 1 with the one in force' }).click();
    await expect(page.getByRole('insertion').filter({ hasText: added.en })).toBeVisible();
    await picture(page, 'legal-changes');
    const first = await callAs(null, getLegalVersion, { params: { page: 'policy', number: 1 } });
    expect(JSON.stringify(first)).not.toContain(added.en);
  });
});

test('what waits for an agreement is read, compared and agreed to; not now leads back', async ({ page }) => {
  await inPlace(page);
  await enterAs(page, await aCustomer('Chandrika Rao'));
  const at = new Date().toISOString();
  const waiting = {
    page: 'terms',
    number: 2,
    change: 'Refunds come sooner.',
    inForceAt: at,
    agreeFrom: at,
    agreedTo: null,
  };
  // A version that asks everyone would be asked of every other test's people as well.
  await page.route('**/api/user/terms', async (route) => {
    const isAsked = route.request().method() === 'GET';
    if (!isAsked) expect(route.request().postDataJSON()).toEqual({ seen: { versions: ['terms 2'] } });
    await route.fulfill({
      json: isAsked
        ? { waiting: [waiting], agreed: [] }
        : { waiting: [], agreed: [{ page: 'terms', number: 2, at, lang: 'en' }] },
    });
  });
  await page.goto('/profile/terms?return=/buyer/bookings');
  await expect(page.getByText('Refunds come sooner.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'What changed: Terms of service' })).toHaveAttribute(
    'href',
    '/terms-and-policy/terms/versions/1/changes',
  );
  await expect(page.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/buyer/bookings');
  await picture(page, 'terms-waiting');
  await page.getByRole('link', { name: 'Agree', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Agree to these versions?' });
  await expect(asked.getByText('Terms of service, version 2')).toBeVisible();
  await asked.getByRole('button', { name: 'Agree' }).click();
  await expect(page).toHaveURL(/\/buyer\/bookings$/);
});
