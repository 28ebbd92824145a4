import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { aPhoto } from '../fixtures/photo.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Sarita posts with a picture and a mention; Tarun finds it in his feed, saves it, and reads what it said before', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [sarita, tarun] = [await aCustomer('Sarita Menon'), await aCustomer('Tarun Oberoi')];
  const [hers, his] = [await sessionOf(sarita), await sessionOf(tarun)];
  const { member: own } = await callAs(hers, getNetworkSettings);
  const { member: other } = await callAs(his, getNetworkSettings);
  await callAs(hers, sendRequest, { body: { memberId: other.memberId } });
  await callAs(his, updateConnection, { body: { memberId: own.memberId, action: 'accept', version: 1 } });
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, sarita), enterAs(theirs, tarun)]);
  const buffer = Buffer.from(await aPhoto('gate.png', [31, 111, 139]).arrayBuffer());

  await test.step('a post without what it shows is not sent; with it, it is there at once', async () => {
    await page.goto('/feed');
    await page.getByRole('link', { name: 'Write a post' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Write a post' });
    await dialog
      .getByLabel('What do you want to say?')
      .fill(`A new gate, thanks to @${other.handle.slice(0, 4)}`);
    await dialog.getByRole('button', { name: /Tarun Oberoi/ }).click();
    await dialog
      .getByLabel('Add pictures')
      .setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer });
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog.getByText('This cannot be empty.')).toBeVisible();
    await picture(page, 'feed-writing');
    await dialog.getByLabel('What does picture 1 show?').fill('A blue gate');
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('article').getByRole('img', { name: 'A blue gate' })).toBeVisible();
    await picture(page, 'feed-written');
  });

  await test.step('its author edits it', async () => {
    await page.getByRole('article').getByRole('link', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit post' });
    await dialog
      .getByLabel('What do you want to say?')
      .fill(`A new blue gate, thanks to @${other.handle} #street`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('A new blue gate')).toBeVisible();
  });

  await test.step('Tarun reads, saves and looks at the words before', async () => {
    await theirs.goto('/feed');
    const post = theirs.getByRole('article').filter({ hasText: 'A new blue gate' });
    await expect(post.getByText('From a connection')).toBeVisible();
    await post.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(post.getByRole('button', { name: 'Saved' })).toBeVisible();
    await post.getByRole('link', { name: 'Edited' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Earlier versions' });
    await expect(dialog.getByText('A new gate, thanks to')).toBeVisible();
    await theirs.keyboard.press('Escape');
    await theirs.goto('/feed/saved');
    await expect(theirs.getByText('A new blue gate')).toBeVisible();
    await theirs.getByRole('link', { name: '#street' }).click();
    await expect(theirs.getByText('Show all posts')).toBeVisible();
    await picture(theirs, 'feed-tag');
  });

  await test.step('a deleted post is gone for both', async () => {
    await page.getByRole('article').getByRole('link', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('A new blue gate')).toBeHidden();
    await theirs.goto('/feed/saved');
    await expect(theirs.getByText('No saved posts yet')).toBeVisible();
  });
});
