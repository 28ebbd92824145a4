import { aLongMember } from '../fixtures/groups.ts';
import { enterAs } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

test('Gauri starts a group that looks at posts first; Harish joins and writes, and sees his post once she publishes it', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [gauri, harish] = [await aLongMember('Gauri Pillai'), await aLongMember('Harish Menon')];
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, gauri.person), enterAs(theirs, harish.person)]);
  const name = `Tile layers ${crypto.randomUUID().slice(0, 6)}`;

  await test.step('she starts the group over its list', async () => {
    await page.goto('/feed');
    await page.getByRole('link', { name: 'Groups', exact: true }).click();
    await page.getByRole('link', { name: 'Start a group' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Start a group' });
    await dialog.getByLabel('Name', { exact: true }).fill(name);
    await dialog.getByLabel('What is it about?').fill('Call 98765 43210 for tiles.');
    await dialog.getByRole('combobox', { name: 'City' }).fill('Bengaluru');
    await dialog.getByRole('listbox', { name: 'City' }).getByRole('option').first().click();
    await dialog.getByLabel('Rules (optional)').fill('Be kind.\n\nNo advertising.');
    await dialog.getByText('Look at posts first').click();
    await dialog.getByRole('button', { name: 'Start group' }).click();
    await expect(dialog.getByText('Remove phone numbers, emails and links.')).toBeVisible();
    await dialog.getByLabel('What is it about?').fill('Tiles, levels and prices.');
    await picture(page, 'group-writing');
    await dialog.getByRole('button', { name: 'Start group' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('1 member')).toBeVisible();
  });

  await test.step('he finds it with a letter wrong, reads its rules and asks to join', async () => {
    await theirs.goto('/groups');
    await theirs.getByLabel('Name of a group').fill(name.replace('Tile', 'Tlie'));
    await expect(theirs).toHaveURL(/q=Tlie/);
    await theirs.getByRole('link', { name }).click();
    await expect(theirs.getByText('Only members see the posts')).toBeVisible();
    await theirs.getByRole('link', { name: 'About', exact: true }).click();
    await expect(theirs.getByText('No advertising.')).toBeVisible();
    await theirs.getByRole('button', { name: `Ask to join ${name}` }).click();
    await expect(theirs.getByRole('button', { name: `Withdraw your request to ${name}` })).toBeVisible();
  });

  await test.step('she accepts him; he writes, and reads before that posts are looked at first', async () => {
    await page.reload();
    await page.getByRole('link', { name: 'Requests (1)' }).click();
    await page.getByRole('button', { name: /^Accept the request of Harish/ }).click();
    await expect(page.getByText('No requests waiting')).toBeVisible();
    await theirs.reload();
    await theirs.getByRole('link', { name: 'Posts', exact: true }).click();
    await theirs.getByRole('link', { name: 'Write a post' }).click();
    const dialog = theirs.getByRole('dialog');
    await expect(dialog.getByText('Posts are looked at first.')).toBeVisible();
    await dialog.getByLabel('What do you want to say?').fill('Which level do you use for large tiles?');
    await picture(theirs, 'group-post-writing');
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(theirs.getByText('No posts here yet')).toBeVisible();
    await theirs.getByRole('link', { name: 'Your waiting posts' }).click();
    await expect(theirs.getByText('Waiting to be looked at')).toBeVisible();
  });

  await test.step('she publishes it; he reads it in the group and in his feed', async () => {
    await page.getByRole('link', { name: 'Waiting posts' }).click();
    await expect(page.getByText('Which level do you use for large tiles?')).toBeVisible();
    await picture(page, 'group-waiting');
    await page.getByRole('button', { name: /^Publish the post of Harish/ }).click();
    await expect(page.getByText('No posts waiting')).toBeVisible();
    await theirs.goto('/groups?mine=true');
    await theirs.getByRole('link', { name }).click();
    await expect(theirs.getByText('Which level do you use for large tiles?')).toBeVisible();
    await page.goto('/feed');
    const post = page.getByRole('article').filter({ hasText: 'Which level do you use for large tiles?' });
    await expect(post.getByRole('link', { name: `In the group ${name}` })).toBeVisible();
    await picture(page, 'group-feed');
  });
});
