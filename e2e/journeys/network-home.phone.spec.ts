import { getMember, sendRequest, updateConnection } from '@nukkad/contract/network/connection/connection.api';
import { addComment } from '@nukkad/contract/network/comment/comment.api';
import { getNetworkSettings } from '@nukkad/contract/network/member/member.api';
import { createPost } from '@nukkad/contract/network/post/post.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { picture } from '../fixtures/picture.ts';
import { aCustomer, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('a jobseeker comes home to jobs, posts and who looked; new posts wait until she wants them, and one is muted', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const [kavya, tarun] = [await aCandidate('Kavya Shetty'), await aCustomer('Tarun Bhandari')];
  const [hers, his] = [kavya.session, await sessionOf(tarun)];
  const { member: own } = await callAs(hers, getNetworkSettings);
  const { member: other } = await callAs(his, getNetworkSettings);
  await callAs(his, sendRequest, { body: { memberId: own.memberId } });
  await callAs(hers, updateConnection, { body: { memberId: other.memberId, action: 'accept', version: 1 } });
  await callAs(his, getMember, { query: { handle: own.handle } });
  const post = (body: string) =>
    callAs(his, createPost, { body: { body, audience: 'connections', pictures: [] } });
  await post('The gate of the lane is painted.');
  const title = aTitle('Plumber for homes');
  await anOpenJob({ title });
  await enterAs(page, kavya);

  await test.step('home shows what fits, what others say, and who looked', async () => {
    await page.goto('/all-jobs');
    await expect(page.getByRole('heading', { name: 'Jobs that fit you' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Next:/ })).toBeVisible();
    await expect(page.getByText('The gate of the lane is painted.')).toBeVisible();
    await expect(page.getByText('1 member looked at your page')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tarun Bhandari' }).first()).toBeVisible();
    await picture(page, 'jobseeker-home');
  });

  await test.step('a new post waits behind a button, and comes when she wants it', async () => {
    await page.getByRole('navigation', { name: 'Tabs' }).getByRole('link', { name: 'Feed' }).click();
    // Her home shows the same post.
    await expect(page.getByRole('heading', { name: 'Feed', level: 1 })).toBeVisible();
    await expect(page.getByText('The gate of the lane is painted.')).toBeVisible();
    await post('The fence is next.');
    await expect(page.getByRole('button', { name: '1 new post' })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('The fence is next.')).toBeHidden();
    await picture(page, 'feed-new-posts');
    await page.getByRole('button', { name: '1 new post' }).click();
    await expect(page.getByText('The fence is next.')).toBeVisible();
    await expect(page.getByRole('button', { name: '1 new post' })).toBeHidden();
  });

  await test.step('she mutes the comments on one of her posts, and turns reactions off in the app', async () => {
    const { postId } = await callAs(hers, createPost, {
      body: { body: 'Looking for work.', audience: 'connections', pictures: [] },
    });
    await page.goto(`/feed/post/${postId}`);
    await page.getByRole('button', { name: 'Mute comments' }).click();
    await expect(page.getByRole('button', { name: 'Comments muted' })).toBeVisible();
    await callAs(his, addComment, { body: { subject: 'post', subjectId: postId, body: 'Good luck!' } });
    await page.goto('/profile/settings');
    const box = page.getByRole('checkbox', { name: 'Reactions: In the app' });
    // It turns when the server has kept it.
    await box.click();
    await expect(box).toBeEnabled();
    await expect(box).not.toBeChecked();
    await picture(page, 'network-choices');
    await page.goto('/notifications');
    await expect(page.getByText('commented on your post')).toHaveCount(0);
  });

  await test.step('who hides her own looks no longer reads who looked', async () => {
    await page.goto('/network/settings');
    await page.getByRole('switch', { name: 'Others see that I looked' }).uncheck();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.goto('/network/visitors');
    await expect(page.getByText('you don’t see who looked at yours')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tarun Bhandari' })).toHaveCount(0);
    await picture(page, 'network-visitors-hidden');
  });
});
