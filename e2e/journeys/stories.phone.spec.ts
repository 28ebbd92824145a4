import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Padma shares a photo and a card; Rohan looks at both and reacts, and she reads who saw them and deletes one', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [padma, rohan] = [await aCustomer('Padma Menon'), await aCustomer('Rohan Oberoi')];
  const [hers, his] = [await sessionOf(padma), await sessionOf(rohan)];
  const { member: own } = await callAs(hers, getNetworkSettings);
  const { member: other } = await callAs(his, getNetworkSettings);
  await callAs(hers, sendRequest, { body: { memberId: other.memberId } });
  await callAs(his, updateConnection, { body: { memberId: own.memberId, action: 'accept', version: 1 } });
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, padma), enterAs(theirs, rohan)]);
  const buffer = Buffer.from(await aPhoto('gate.png', [31, 111, 139]).arrayBuffer());
  const rail = page.getByRole('region', { name: 'Stories' });

  await test.step('a photo without what it shows is not shared; with it, it is in the row above the feed', async () => {
    await page.goto('/feed');
    await rail.getByRole('link', { name: 'New story' }).click();
    const dialog = page.getByRole('dialog', { name: 'New story' });
    await dialog
      .getByLabel('Choose a photo')
      .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer });
    await dialog.getByLabel('Caption (optional)').fill('Painted today');
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog.getByText('This cannot be empty.')).toBeVisible();
    await dialog.getByLabel('What does the photo show?').fill('A blue gate');
    await picture(page, 'story-writing');
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog).toBeHidden();
    await expect(rail.getByRole('link', { name: 'Your story' })).toBeVisible();
  });

  await test.step('a card with a phone number is refused at its field; plain words are shared', async () => {
    await rail.getByRole('link', { name: 'New story' }).click();
    const dialog = page.getByRole('dialog', { name: 'New story' });
    await dialog.getByLabel('Words', { exact: true }).check();
    await dialog.getByLabel('What do you want to say?').fill('Call 98765 43210');
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog.getByText('Remove phone numbers, emails and links.')).toBeVisible();
    await dialog.getByLabel('What do you want to say?').fill('Tea for everyone at five');
    await dialog.getByLabel('Plum').check();
    await dialog.getByRole('button', { name: 'Share story' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('Rohan looks at both, by key and by press, and reacts; without motion nothing goes on by itself', async () => {
    await theirs.emulateMedia({ reducedMotion: 'reduce' });
    await theirs.goto('/feed');
    await theirs
      .getByRole('region', { name: 'Stories' })
      .getByRole('link', { name: /Padma Menon/ })
      .click();
    const viewer = theirs.getByRole('dialog', { name: 'Stories' });
    await expect(viewer.getByRole('img', { name: 'A blue gate' })).toBeVisible();
    await expect(viewer.getByRole('status')).toHaveText(/^Story 1 of 2 by Padma Menon, /);
    await picture(theirs, 'story-photo');
    await expect(theirs).toHaveURL(/\/stories\/[^/?]+\?story=/);
    await theirs.keyboard.press('ArrowRight');
    await expect(viewer.getByText('Tea for everyone at five')).toBeVisible();
    await expect(viewer.getByRole('status')).toHaveText(/^Story 2 of 2 by Padma Menon, /);
    const given = theirs.waitForResponse((answer) => answer.url().includes('/network/reaction'));
    await viewer.getByRole('button', { name: 'Like' }).click();
    expect((await given).status()).toBe(200);
    await picture(theirs, 'story-card');
    await viewer.getByRole('button', { name: 'Previous story' }).click();
    await expect(viewer.getByRole('img', { name: 'A blue gate' })).toBeVisible();
    await theirs.keyboard.press('Escape');
    await expect(theirs).toHaveURL(/\/feed$/);
  });

  await test.step('with motion they stand still while held, then go on by themselves and end in the feed', async () => {
    await theirs.goto(`/stories/${own.handle}`);
    const viewer = theirs.getByRole('dialog', { name: 'Stories' });
    await expect(viewer.getByRole('status')).toHaveText(/^Story 1 of 2 by Padma Menon, /);
    await expect(viewer.getByRole('heading', { level: 2 })).toBeFocused();
    // Held before motion is wanted, so that nothing can go on in between.
    await theirs.keyboard.press('Space');
    await theirs.emulateMedia({ reducedMotion: 'no-preference' });
    await viewer.getByRole('button', { name: 'Play' }).click();
    await expect(theirs).toHaveURL(/\/feed$/, { timeout: 60_000 });
  });

  await test.step('she reads who saw it, and deletes the card; he finds the photo alone', async () => {
    await page.goto('/stories');
    const card = page.getByRole('article').filter({ hasText: 'Tea for everyone' });
    await card.getByRole('link', { name: 'Seen by 1 member' }).click();
    const viewers = page.getByRole('dialog', { name: 'Who saw it' });
    await expect(viewers.getByText('Rohan Oberoi')).toBeVisible();
    await picture(page, 'story-viewers');
    await page.keyboard.press('Escape');
    await card.getByRole('link', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(card).toBeHidden();
    await theirs.goto(`/stories/${own.handle}`);
    await expect(theirs.getByRole('dialog', { name: 'Stories' }).getByRole('status')).toHaveText(
      /^Story 1 of 1 by Padma Menon, /,
    );
  });
});
