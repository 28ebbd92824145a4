import { listMyUsers } from '@nukkad/contract/identity/staff/staff.api';
import { saveAttendanceSetting } from '@nukkad/contract/people/attendance/attendance.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

/** The desk of Lakshmi's shop: no shifts of her own, so the hours of the settings count. */
const kavita = { fullName: 'Kavita Joshi', mobileNumber: '9000000300' };

/** Around the clock, so that the journey can be made at any hour. */
const allDay = {
  startsMinute: 0,
  endsMinute: 1_440,
  breakMinutes: 0,
  graceMinutes: 120,
  fullDayMinutes: 420,
  halfDayMinutes: 240,
  overtimeAfterMinutes: 480,
  earliestMinutes: 60,
  latestMinutes: 60,
  mustBeAtSite: false,
  acceptsOffline: true,
  correctionsPerMonth: 3,
  correctionDaysBack: 7,
};

test('Kavita checks in and out, asks for a correction, the owner approves it, and the grid shows it', async ({
  page,
  newPerson,
}) => {
  const owner = await sessionOf(lakshmi);
  const { items } = await callAs(owner, listMyUsers, { query: { search: 'Kavita' } });
  const employeeId = items[0]?.staffId as never;
  await callAs(owner, saveAttendanceSetting, {
    body: { departmentId: null, employeeId, version: 0, rules: allDay },
  });

  await inPlace(page);
  await enterAs(page, kavita);
  await page.goto('/attendance');
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText(/^Working since/)).toBeVisible();
  await page.getByRole('button', { name: 'Check out' }).click();
  await expect(page.getByRole('button', { name: 'Check in' })).toBeVisible();

  // Yesterday, in India, which is not a day off for every day of the week: a correction of it is asked for all the same.
  const yesterday = new Date(Date.now() - 24 * 3_600_000).toLocaleDateString('en-CA', {
    timeZone: 'Asia/Kolkata',
  });
  await page.goto(`/attendance?tab=month&month=${yesterday.slice(0, 7)}&dialog=correction&day=${yesterday}`);
  await page.getByLabel('Reason').fill('My phone was empty all day.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Request sent')).toBeVisible();

  const desk = await newPerson('phone');
  await enterAs(desk, lakshmi);
  await desk.goto('/approvals?kind=regularisation');
  await desk.getByRole('link', { name: 'Kavita Joshi' }).click();
  await expect(desk.getByText('My phone was empty all day.')).toBeVisible();
  await desk.getByRole('link', { name: 'Approve' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('The day counts with the time asked for.')).toBeHidden();
  await desk.goto(`/people/attendance?month=${yesterday.slice(0, 7)}`);
  const row = desk.getByRole('row', { name: /Kavita Joshi/ });
  await expect(row.getByRole('cell').nth(Number(yesterday.slice(8)) - 1)).toHaveText(/^[PO]$/);
});
