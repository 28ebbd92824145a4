import { anAddressOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { coolCareOwner } from '../fixtures/people.ts';
import { anAgreedProject } from '../fixtures/projects.ts';
import { payOnSandboxPage } from '../fixtures/sandbox.ts';
import { codeSentBy } from '../fixtures/sign-in.ts';
import { speak } from '../pages/visit.ts';
import { expect, test } from '../fixtures/test.ts';

test('agreed work is changed, submitted, approved and paid by its client, who then says what is wrong; once in Hindi', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const { customer, projectId } = await anAgreedProject();
  const firm = await newPerson('phone');
  await enterAs(firm, coolCareOwner);
  await firm.goto(`/projects/${projectId}`);
  await firm.getByRole('link', { name: 'Propose a change' }).click();
  await firm.getByLabel('Why does it change?').fill('You asked for two more sockets.');
  await firm.getByLabel('Amount with GST').first().fill('20000');
  await firm.getByRole('button', { name: 'Ask your customer' }).click();
  await expect(firm.getByText('Your change is awaiting your customer’s answer')).toBeVisible();

  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/buyer/projects/${projectId}`);
  await page.getByRole('link', { name: 'Accept change' }).click();
  const accept = page.getByRole('dialog');
  await accept.getByRole('radio', { name: 'Type' }).check();
  const ask = () => accept.getByRole('button', { name: 'Send OTP' }).click();
  await accept
    .getByLabel('OTP from the SMS')
    .fill(await codeSentBy(customer.mobileNumber, ask, 'signing_code'));
  await accept.getByRole('button', { name: 'Accept change' }).click();
  await expect(page.getByText('Earlier changes (1)')).toBeVisible();

  await firm.reload();
  await expect(firm.getByRole('region', { name: 'Milestones' }).getByText('₹20,000')).toBeVisible();
  await firm.getByRole('button', { name: 'Submit for review' }).first().click();
  await expect(firm.getByText('Your customer is asked to check it')).toBeVisible();

  await page.reload();
  await page.getByRole('link', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page.getByRole('button', { name: 'Pay ₹20,000' }).click();
  await payOnSandboxPage(page, 'It succeeds');
  await expect(page.getByText('Paid ₹20,000. Thank you.')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Paid in full')).toBeVisible();

  await speak(page, 'hi');
  await page.goto(`/buyer/projects/${projectId}`);
  await page.getByRole('link', { name: 'कुछ ठीक नहीं है' }).click();
  const dispute = page.getByRole('dialog');
  await dispute.getByRole('radio', { name: 'काम ठीक किया जाए' }).check();
  await dispute.getByLabel('क्या हुआ?').fill('दो सॉकेट काम नहीं करते।');
  await dispute.getByRole('button', { name: 'शिकायत करें' }).click();
  await expect(page.getByText('हम दोनों की बात देखकर फ़ैसला करेंगे।', { exact: false })).toBeVisible();

  await firm.reload();
  await firm.getByRole('link', { name: 'Answer' }).click();
  await firm.getByLabel('What do you say to it?').fill('We come on Monday and fix them.');
  await firm.getByRole('dialog').getByRole('button', { name: 'Send answer' }).click();
  await expect(firm.getByText('We come on Monday and fix them.')).toBeVisible();
});

test('of agreed work without visits its client says where it is, and the business then plans one there', async ({
  page,
  newPerson,
}) => {
  const { customer, projectId } = await anAgreedProject();
  const firm = await newPerson('phone');
  await enterAs(firm, coolCareOwner);
  await firm.goto(`/projects/${projectId}`);
  await expect(firm.getByText('Once the customer has said', { exact: false })).toBeVisible();

  const { formatedAddress } = await anAddressOf(customer);
  await inPlace(page);
  await enterAs(page, customer);
  await page.goto(`/buyer/projects/${projectId}`);
  await page.getByRole('radio').first().check();
  await page.getByRole('link', { name: 'Use this address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use this address' }).click();
  await expect(page.getByText(`Visits at ${formatedAddress}`)).toBeVisible();

  await firm.reload();
  await firm.getByRole('link', { name: 'Plan a visit' }).click();
  await firm.getByLabel('What is done').fill('Measuring the rooms');
  await firm.getByRole('dialog').getByRole('button', { name: 'Plan visit' }).click();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Measuring the rooms' })).toBeVisible();
});
