import { enterAs, inPlace, logIn } from '../fixtures/enter.ts';
import { lakshmi, ramesh } from '../fixtures/people.ts';
import { payOnSandboxPage } from '../fixtures/sandbox.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import {
  addToCart,
  chooseAddressAndTime,
  downloadInvoice,
  expectNotReloaded,
  headline,
  markPage,
  startCodeOn,
  timelineStep,
} from './steps/customer.ts';
import { acceptWith, openJob, sendPhoto, start } from './steps/worker.ts';

/** Professionals see two days back as well. */
const daysBack = 2;

test('a household books and pays, a partner accepts and assigns a professional, the work is done and billed', async ({
  newPerson,
}, { retry }) => {
  test.slow();
  // Data of an earlier attempt does not disturb this one.
  const daysAhead = 5 + 2 * retry;
  const asha = await aCustomer(['Asha Rao', 'Asha Iyer', 'Asha Menon'][retry]);
  const [hers, shop, his] = await Promise.all([newPerson('phone'), newPerson('desk'), newPerson('phone')]);
  await Promise.all([inPlace(hers), enterAs(shop, lakshmi), enterAs(his, ramesh)]);
  await shop.goto('/consultant-service');
  await markPage(shop);

  await test.step('Asha finds the service although she cannot spell it, and says what she needs', async () => {
    await hers.goto('/services');
    await hers.getByLabel('Search services').fill('tap repar');
    await hers
      .getByRole('link', { name: /Tap repair or replacement/ })
      .first()
      .click();
    await expect(hers.getByRole('heading', { level: 1 })).toHaveText(/Tap repair/);
    await hers.getByText('Wall or basin mixer').click();
    await addToCart(hers);
  });

  await test.step('she signs in by code and finds her choice in the checkout', async () => {
    await logIn(hers, asha);
    await expect(hers).toHaveURL(/\/checkout/);
    await expect(hers.getByText('Wall or basin mixer')).toBeVisible();
  });

  await test.step('she chooses address and time and pays online', async () => {
    await chooseAddressAndTime(hers, asha.fullName, daysAhead);
    await hers.getByRole('button', { name: /^Pay ₹/ }).click();
    await payOnSandboxPage(hers, 'It succeeds');
    await expect(hers.getByText(/^₹[\d,.]+ paid$/)).toBeVisible();
    await markPage(hers);
  });

  await test.step('the offer appears at the shop by itself; Lakshmi accepts and sends Ramesh', async () => {
    await acceptWith(shop, asha.fullName, ramesh.fullName);
    await expect(timelineStep(hers, /Lakshmi Home Services/).first()).toBeVisible();
    await expect(timelineStep(hers, /Ramesh/).first()).toBeVisible();
    await expectNotReloaded(shop);
  });

  await test.step('Ramesh opens his day and starts with the code that Asha sees', async () => {
    await his.goto('/sub-user');
    await openJob(his, daysBack + daysAhead, /Tap repair/);
    const code = await startCodeOn(hers).innerText();
    expect(code).toMatch(/^\d{6}$/);
    await start(his, code);
    await expect(headline(hers, /is at work/)).toBeVisible();
  });

  await test.step('he photographs, asks for one more service, and she approves it', async () => {
    await sendPhoto(his);
    await his.getByRole('link', { name: 'Add a service' }).click();
    await his.getByRole('option', { name: /Shower or jet spray/ }).click();
    await his.getByRole('button', { name: 'Send to customer' }).click();
    await hers.getByRole('link', { name: 'Approve' }).click();
    await hers.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await expect(his.getByText('Approved by the customer').first()).toBeVisible();
  });

  await test.step('he photographs the work and finishes', async () => {
    await his.getByRole('link', { name: 'The work is done' }).click();
    await sendPhoto(his);
    await his.getByRole('button', { name: 'Finish the job' }).click();
    await expect(his.getByText('Collect in cash')).toBeVisible();
  });

  await test.step('she pays the rest online, he sees it by itself, and the invoice is a PDF', async () => {
    await hers.getByRole('button', { name: /^Pay ₹/ }).click();
    await payOnSandboxPage(hers, 'It succeeds');
    await expect(hers.getByText(/^₹[\d,.]+ paid$/)).toBeVisible();
    await expect(his.getByText('Paid online. Don’t collect cash.')).toBeVisible();
    const paper = await downloadInvoice(hers);
    expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
    expect(paper.length).toBeGreaterThan(5_000);
  });
});
