import { sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { callAs } from '../fixtures/api.ts';
import { aLongMember, makeGroup } from '../fixtures/groups.ts';
import { enterAs } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { expect, test } from '../fixtures/test.ts';

test('Indira invites Jatin, who accepts; a removal says why, and a closed group says so', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [indira, jatin] = [await aLongMember('Indira Bose'), await aLongMember('Jatin Arora')];
  await callAs(indira.session, sendRequest, {
    body: { memberId: jatin.memberId },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  await callAs(jatin.session, updateConnection, {
    body: { memberId: indira.memberId, action: 'accept', version: 1 },
  });
  const name = `Ladders ${crypto.randomUUID().slice(0, 6)}`;
  const { slug } = await makeGroup(indira, { name });
  const theirs = await newPerson('phone');
  await Promise.all([enterAs(page, indira.person), enterAs(theirs, jatin.person)]);

  await test.step('she finds him among her connections and invites him', async () => {
    await page.goto(`/groups/${slug}`);
    await page.getByRole('link', { name: 'Invite', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: `Invite to ${name}` });
    await dialog.getByLabel('Name of a connection').fill('Jatn');
    await dialog.getByRole('button', { name: 'Invite Jatin Arora' }).click();
    await expect(dialog.getByText('Invited', { exact: true })).toBeVisible();
    await picture(page, 'group-inviting');
    await page.keyboard.press('Escape');
  });

  await test.step('he reads who invites him, and accepts on the page of the group', async () => {
    await theirs.goto('/groups');
    await expect(theirs.getByRole('heading', { name: 'Invitations' })).toBeVisible();
    await theirs.getByRole('link', { name }).first().click();
    await expect(theirs.getByText('invites you to this group')).toBeVisible();
    await picture(theirs, 'group-invitation');
    await theirs.getByRole('button', { name: `Accept the invitation to ${name}` }).click();
    await expect(theirs.getByRole('link', { name: 'Write a post' })).toBeVisible();
  });

  await test.step('she removes him and says why; he reads it', async () => {
    await page.goto(`/groups/${slug}/members`);
    await page.getByRole('link', { name: 'Remove Jatin Arora' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The group is not for advertising.').click();
    await dialog.getByLabel('In your own words (optional)').fill('Please offer your ladders elsewhere.');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await theirs.reload();
    await expect(theirs.getByText('You are no longer in this group')).toBeVisible();
    await expect(theirs.getByText('The group is not for advertising.')).toBeVisible();
    await expect(theirs.getByText('Please offer your ladders elsewhere.')).toBeVisible();
    await picture(theirs, 'group-removed');
  });

  await test.step('she closes the group for good', async () => {
    await page.goto(`/groups/${slug}/about`);
    await page.getByRole('link', { name: 'Close group' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close group' }).click();
    await expect(page.getByRole('heading', { name: 'This group is closed' })).toBeVisible();
  });
});
