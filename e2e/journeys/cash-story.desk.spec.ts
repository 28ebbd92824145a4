import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  addToCart,
  chooseAddressAndTime,
  downloadInvoice,
  expectNotReloaded,
  markPage,
  startCodeOn,
} from './steps/customer.ts';
import { acceptWith, openJob, start } from './steps/worker.ts';

const daysBack = 2;

test('cash after the work: nothing is paid before, and the money taken shows on both sides', async ({
  newPerson,
}, { retry }) => {
  test.slow();
  // Data of an earlier attempt does not disturb this one.
  const daysAhead = 6 + 2 * retry;
  const customer = await aCustomer(['Farida Khan', 'Farida Ali', 'Farida Sheikh'][retry]);
  const [hers, shop, his] = await Promise.all([newPerson('desk'), newPerson('phone'), newPerson('phone')]);
  await Promise.all([inPlace(hers), enterAs(hers, customer), enterAs(shop, lakshmi), enterAs(his, ramesh)]);

  await test.step('she chooses the shop herself and books for cash', async () => {
    await hers.goto('/services/drill-and-hang');
    await hers.getByRole('heading', { name: 'Choose options' }).scrollIntoViewIfNeeded();
    await hers.getByText('Lakshmi Home Services', { exact: true }).click();
    await addToCart(hers);
    await expect(hers).toHaveURL(/\/checkout/);
    await chooseAddressAndTime(hers, customer.fullName, daysAhead);
    await hers.getByText('Cash after the work').click();
    await hers.getByRole('button', { name: /^Book, pay ₹[\d,]+ in cash$/ }).click();
    await expect(hers).toHaveURL(/\/buyer\/bookings\/[0-9a-f-]+$/);
    await markPage(hers);
  });

  await test.step('the shop, on a phone, accepts and sends Ramesh', async () => {
    await shop.goto('/consultant-service');
    await acceptWith(shop, customer.fullName, ramesh.fullName);
  });

  await test.step('Ramesh does the work without photos', async () => {
    const code = await startCodeOn(hers).innerText();
    await his.goto('/sub-user');
    await openJob(his, daysBack + daysAhead, /Drill and hang/);
    await start(his, code);
    await his.getByRole('link', { name: 'Continue without photos' }).click();
    await his.getByRole('link', { name: 'The work is done' }).click();
    await his.getByRole('link', { name: 'Continue without photos' }).click();
    await his.getByRole('button', { name: 'Finish the job' }).click();
  });

  await test.step('he counts the cash; her page says by itself that it is paid', async () => {
    await expect(hers.getByRole('button', { name: 'Download invoice' })).toBeHidden();
    await his.getByText(/^I have counted and received ₹[\d,]+$/).click();
    await his.getByRole('button', { name: 'Cash received' }).click();
    await expect(his.getByText(/^₹[\d,]+ received in cash\. Everything is paid\.$/).first()).toBeVisible();
    const paper = await downloadInvoice(hers);
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    await expectNotReloaded(hers);
  });
});
