import { listModerationCases } from '@nukkad/contract/network/moderation/moderation-office.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { callAsAdmin, enterBackoffice } from '../fixtures/admin.ts';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const rude = 'Only fools paint a gate in green.';

async function aPost(words: string) {
  const author = await aCustomer('Kamala Iyer');
  const { postId } = await callAs(await sessionOf(author), createPost, {
    body: { body: words, audience: 'everyone', pictures: [] },
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  return { author, address: `/feed/post/${postId}` };
}

test('a comment is reported by its reader, removed by an Admin, and shown again once its author has appealed', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const { author, address } = await aPost('The park gate is painted. Thanks to all who came. #street');
  const writer = await aCustomer('Binod Kumar');
  const theirs = await newPerson('phone');
  const office = await newPerson('desk');
  await Promise.all([enterAs(page, author), enterAs(theirs, writer), enterBackoffice(office)]);
  let caseId = '';

  await test.step('Binod reacts and comments', async () => {
    await theirs.goto(address);
    await theirs.getByRole('button', { name: 'Like', exact: true }).first().click();
    await expect(theirs.getByRole('link', { name: '1 reaction' })).toBeVisible();
    await theirs.getByLabel('Your comment').fill(rude);
    await theirs.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(theirs.getByRole('listitem').filter({ hasText: rude })).toBeVisible();
    await expect(theirs.getByLabel('Your comment')).toHaveValue('');
    await picture(theirs, 'commented');
  });

  await test.step('Kamala replies, sees who reacted, and reports it with a reason', async () => {
    await page.goto(address);
    const comment = page.getByRole('listitem').filter({ hasText: rude });
    await comment.getByRole('link', { name: 'Reply' }).click();
    const replying = page.getByRole('dialog', { name: 'Reply to this comment' });
    await replying.getByLabel('Your reply').fill('It is leaf green.');
    await replying.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByText('It is leaf green.')).toBeVisible();
    await page.getByRole('link', { name: '1 reaction' }).click();
    await expect(page.getByRole('dialog', { name: 'Reactions' }).getByText('Binod K.')).toBeVisible();
    await page.keyboard.press('Escape');
    await comment.getByRole('link', { name: 'Report' }).first().click();
    const reporting = page.getByRole('dialog', { name: 'Report this comment' });
    await reporting.getByRole('button', { name: 'Send report' }).click();
    await expect(reporting.getByText('Choose a reason.')).toBeVisible();
    await reporting.getByLabel('Abusive or hateful').check();
    await picture(page, 'reporting');
    await reporting.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Reported. We’ll tell you what we decide.')).toBeVisible();
  });

  await test.step('an Admin reads it with what is around it, and removes it', async () => {
    const { items } = await callAsAdmin(listModerationCases, { query: { limit: 100 } });
    caseId = items.find(({ excerpt }) => excerpt === rude)?.caseId ?? '';
    await office.goto(`/backoffice/moderation/${caseId}`);
    await expect(office.getByText('The park gate is painted.')).toBeVisible();
    await picture(office, 'case');
    await office.getByRole('button', { name: 'Remove', exact: true }).click();
    const removing = office.getByRole('dialog', { name: 'Remove this?' });
    await removing.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(removing.getByText('This cannot be empty.')).toBeVisible();
    await removing.getByLabel('Message to the author').fill('It calls neighbours fools.');
    await removing.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(office.getByText('Removed. Its author gets your words and can appeal.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByText('No comments yet')).toBeVisible();
    await page.goto('/network/reports');
    await expect(page.getByText('We acted on it')).toBeVisible();
  });

  await test.step('Binod reads why, and appeals', async () => {
    await theirs.goto('/network/reports?tab=removals');
    await expect(theirs.getByText('It calls neighbours fools.')).toBeVisible();
    await theirs.getByRole('link', { name: 'Appeal', exact: true }).click();
    const appealing = theirs.getByRole('dialog', { name: 'Appeal this removal' });
    await appealing.getByLabel('Why should we change the decision?').fill('It was a joke among friends.');
    await appealing.getByRole('button', { name: 'Send appeal' }).click();
    await expect(theirs.getByText('Appeal being reviewed')).toBeVisible();
    await picture(theirs, 'appealed');
  });

  await test.step('the Admin accepts it, and the comment is there again', async () => {
    await office.goto(`/backoffice/moderation/${caseId}`);
    await office.getByRole('button', { name: 'Accept appeal' }).click();
    const granting = office.getByRole('dialog', { name: 'Accept this appeal?' });
    await granting.getByLabel('Answer to the author').fill('A joke among friends, then.');
    await granting.getByRole('button', { name: 'Accept appeal' }).click();
    await expect(office.getByText('Appeal accepted. It is shown again.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('listitem').filter({ hasText: rude })).toBeVisible();
    await theirs.goto('/network/reports?tab=removals');
    await expect(theirs.getByText('A joke among friends, then.')).toBeVisible();
  });
});
