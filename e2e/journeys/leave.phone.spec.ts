import { getLeave } from '@nukkad/contract/people/leave/leave.api';
import { callAs } from '../fixtures/api.ts';
import { detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aJobOfRamesh, leaveTypes } from '../fixtures/leaves.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Ramesh asks for leave that hits a booking, the owner gives it to someone else and approves, and he reads it', async ({
  page,
  newPerson,
}) => {
  await leaveTypes();
  const job = await aJobOfRamesh(13);

  await inPlace(page);
  await enterAs(page, ramesh);
  await page.goto('/leave');
  await page.getByRole('link', { name: 'Ask for leave' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('First day').fill(job.day);
  // Only the half of the day that the job is in, so that the rest of the day stays free for others.
  await form
    .getByLabel('Part of the day')
    .selectOption({ label: job.isMorning ? 'Morning only' : 'Afternoon only' });
  await expect(form.getByText('Takes Half a day')).toBeVisible();
  await form.getByLabel('Reason').fill('My daughter has her school play.');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('My daughter has her school play.')).toBeVisible();

  const owner = await newPerson('phone');
  await inPlace(owner);
  await enterAs(owner, lakshmi);
  await owner.goto('/approvals');
  const mine = owner.getByRole('main');
  await mine.getByRole('link', { name: ramesh.fullName }).last().click();
  await expect(owner.getByText('My daughter has her school play.')).toBeVisible();
  await expect(owner.getByRole('link', { name: job.number })).toBeVisible();
  await expect(owner.getByRole('link', { name: 'Approve', exact: true })).toBeHidden();
  await expect(owner.getByLabel('Who takes over?').first()).toBeVisible();
  await expect(owner.getByText('Looking for who is free…')).toHaveCount(0);
  for (const choice of await owner.getByLabel('Who takes over?').all())
    await choice.selectOption({ index: 1 });
  await owner.getByRole('link', { name: 'Approve', exact: true }).click();
  const question = owner.getByRole('dialog');
  await expect(question).toContainText(`takes over ${job.number}`);
  const requestId = new URL(owner.url()).pathname.split('/').at(-1) as never;
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(owner).toHaveURL(/\/approvals$/);

  await page.reload();
  await page.getByRole('link', { name: 'Approved' }).click();
  await expect(page.getByText('My daughter has her school play.')).toBeVisible();
  const { request } = await callAs(await sessionOf(ramesh), getLeave, { query: { requestId } });
  expect(request.status).toBe('approved');
  const { professional, status } = await detailsOf(job);
  expect(status).toBe('Assigned');
  expect(professional?.name).not.toBe(ramesh.fullName);
});
