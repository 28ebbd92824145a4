import { aBooking, anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { coolCare, coolCareOwner, herDesk, lakshmi, lakshmisShop, ramesh } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { twoAtOneTime } from '../fixtures/two-at-one-time.ts';
import { expectNotReloaded, markPage, timelineStep } from './steps/customer.ts';
import { acceptRequest } from './steps/worker.ts';

const inDays = 9;

test('what one shop rejects is offered to the next, which sees it come, and the customer is told', async ({
  newPerson,
}) => {
  const customer = await aCustomer('Gauri Deshpande');
  const booked = await aBooking({
    customer,
    serviceId: 'doorbell-exhaust-fan',
    shop: null,
    freeAlsoAt: [lakshmisShop, coolCare],
    inDays,
  });
  const first = (await detailsOf(booked)).companyName;
  const [rejecting, next] = first === coolCare ? [coolCareOwner, lakshmi] : [lakshmi, coolCareOwner];
  const nextShop = first === coolCare ? lakshmisShop : coolCare;
  const [hers, one, other] = await Promise.all([newPerson('phone'), newPerson('desk'), newPerson('desk')]);
  await Promise.all([inPlace(hers), enterAs(hers, customer), enterAs(one, rejecting), enterAs(other, next)]);
  await Promise.all([
    hers.goto(`/buyer/bookings/${booked.bookingId}`),
    one.goto(`/consultant-service/bookings/${booked.bookingId}`),
    other.goto('/consultant-service'),
  ]);
  await expect(hers.getByRole('heading', { level: 1 })).toBeVisible();
  await Promise.all([markPage(hers), markPage(other)]);

  await one.getByRole('button', { name: 'Reject' }).click();
  const dialog = one.getByRole('dialog', { name: 'Reject this request?' });
  await expect(dialog).toContainText('We’ll ask another partner right away.');
  await dialog.getByText('No professional is available').click();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog).toBeHidden();

  await acceptRequest(other, customer.fullName);
  await expect(timelineStep(hers, nextShop).first()).toBeVisible();
  await Promise.all([expectNotReloaded(hers), expectNotReloaded(other)]);
});

test('before accepting, a shop sees the part of town and no number; after it the door and whom to call', async ({
  page,
}) => {
  const booked = await aBooking({ inDays });
  await enterAs(page, lakshmi);
  await page.goto(`/consultant-service/bookings/${booked.bookingId}`);
  await expect(page.getByText('You’ll see the address and number after you accept.')).toBeVisible();
  await expect(page.getByText(/3rd Cross/)).toHaveCount(0);
  await expect(page.getByText(booked.customer.mobileNumber)).toHaveCount(0);
  await page.getByRole('button', { name: /^Accept with / }).click();
  await page
    .getByRole('dialog', { name: 'Accept this request?' })
    .getByRole('button', { name: /^Accept with / })
    .click();
  await expect(page.getByText(/3rd Cross/).first()).toBeVisible();
});

test('who is not free at that time cannot be chosen, with the reason', async ({ page }) => {
  const { taken, booked } = await twoAtOneTime({ inDays: 13, nthTime: 8 });
  await enterAs(page, herDesk);
  await page.goto(
    `/consultant-service/bookings/${booked.bookingId}?dialog=assign&booking=${booked.bookingId}`,
  );
  const dialog = page.getByRole('dialog', { name: 'Assign a professional' });
  await expect(dialog.getByRole('radio').first()).toBeAttached();
  const busy = dialog.getByRole('listitem').filter({ hasText: ramesh.fullName });
  await expect(busy).toContainText(/At another job .*Tap repair or replacement/);
  await expect(busy.getByRole('radio')).toBeDisabled();
  await expect(busy.getByRole('link')).toHaveAttribute('href', new RegExp(taken.bookingId));
});

test('two jobs swap their people in one step, and both are shown before', async ({ page }) => {
  const { taken, booked } = await twoAtOneTime({ inDays: 13, nthTime: 12 });
  await enterAs(page, herDesk);
  await page.goto(
    `/consultant-service/bookings/${booked.bookingId}?dialog=assign&booking=${booked.bookingId}`,
  );
  await page.getByRole('button', { name: `Swap with ${ramesh.fullName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Swap professionals?' });
  await expect(dialog.getByRole('listitem').filter({ hasText: '→' })).toHaveCount(2);
  await expect(dialog).toContainText('Both customers see who comes now');
  await dialog.getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(dialog).toBeHidden();
  const after = [await detailsOf(booked), await detailsOf(taken)];
  expect(after[0]?.professionalName).toBe(ramesh.fullName);
  expect(after[1]?.professionalName).not.toBe(ramesh.fullName);
  expect(after[1]?.status).toBe('Assigned');
});

test('a booking of another shop is not there', async ({ page }) => {
  const booked = await anAcceptedBooking({ inDays });
  await enterAs(page, coolCareOwner);
  await page.goto(`/consultant-service/bookings/${booked.bookingId}`);
  await expect(page.getByRole('main')).toContainText('Resource is not available');
});
