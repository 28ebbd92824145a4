import { acceptDocuments } from './steps/reviewer.ts';
import { speak } from '../pages/visit.ts';
import { navigate } from '../pages/walk.ts';
import { enterBackoffice } from '../fixtures/admin.ts';
import { anAddressOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { messageTo } from '../fixtures/inbox.ts';
import { someNumber } from '../fixtures/people.ts';
import { aCustomer } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { confirmByCode, goOn, pennyCode, signUp, step } from './steps/new-partner.ts';

test('a newcomer becomes a partner in Hindi, is reviewed, goes live and can be booked', async ({
  page,
  newPerson,
}) => {
  // Four people's work on one clock; alone on a machine it takes 25 seconds.
  test.slow();
  const mobileNumber = someNumber();
  const end = mobileNumber.slice(-4);
  const firm = `कविता बाग़वानी ${end}`;
  const service = /बालकनी बग़ीचा बनाना/;
  const admin = await newPerson('desk');
  await Promise.all([inPlace(page), speak(page, 'hi')]);

  await test.step('she signs up with her number on the way to becoming a partner', async () => {
    await page.goto('/banner/get-started-as-partner');
    await signUp(page, mobileNumber);
    await expect(page).toHaveURL(/\/buyer-profile\/complete-kyb-as-partner$/);
    await page.getByLabel('आपका पूरा नाम').fill('कविता कुलकर्णी');
    await page.getByLabel('बिज़नेस का नाम').fill(firm);
    await expect(page.getByLabel('आपके बिज़नेस या घर का पिन कोड')).toHaveValue('560038');
    await page.getByRole('button', { name: 'शुरू करें' }).click();
    await expect(page).toHaveURL(/update-partner\/profile-update\?step=firm$/);
  });

  await test.step('firm, owner and tax number, confirmed by a code', async () => {
    await page.getByLabel('बिज़नेस का प्रकार').selectOption('proprietor');
    await goOn(page);
    await expect(step(page, 'मालिक और टैक्स नंबर')).toBeVisible();
    await page.getByLabel('मालिक का नाम, जैसा PAN कार्ड पर है').fill('Kavita Kulkarni');
    const pan = page.getByLabel('PAN', { exact: true });
    await pan.fill('abc');
    await goOn(page);
    await expect(page.getByText('5 बड़े अक्षर, 4 अंक और 1 बड़ा अक्षर लिखें')).toBeVisible();
    await pan.fill(`aaapk${end}a`);
    await goOn(page);
    await confirmByCode(page, mobileNumber);
  });

  await test.step('address and area; it may be left, and taken up where it stood', async () => {
    await expect(page.getByRole('img', { name: 'नक़्शे पर आपका सेवा क्षेत्र' })).toBeVisible();
    await page.getByLabel('मकान, मंज़िल, इमारत').fill('12, दूसरी मंज़िल');
    await page.getByLabel('गली और मोहल्ला').fill('100 फ़ीट रोड, इंदिरानगर');
    await goOn(page);
    await expect(step(page, 'आपकी सेवाएँ')).toBeVisible();
    await page.goto('/update-partner/profile-update');
    await expect(step(page, 'आपकी सेवाएँ')).toBeVisible();
  });

  await test.step('services: at least one', async () => {
    await expect(page.getByRole('button', { name: 'आगे बढ़ें' })).toBeDisabled();
    await page.getByLabel('श्रेणी').selectOption('garden');
    await page.getByRole('link', { name: service }).click();
    await page.getByRole('dialog').getByLabel('आपका दाम, टैक्स से पहले').fill('2,449.50');
    await page.getByRole('dialog').getByRole('button', { name: 'सेवा जोड़ें' }).click();
    await expect(page.getByRole('link', { name: service })).toContainText('₹2,449.50');
    await expect(page.getByText('आप 1 सेवा देते हैं।')).toBeVisible();
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  });

  await test.step('bank, with the code of the one rupee', async () => {
    await page.getByLabel('खाता नंबर').fill('50100012345678');
    await page.getByLabel('IFSC कोड').fill('hdfc0000001');
    await expect(page.getByText('HDFC Bank')).toBeVisible();
    await page.getByRole('button', { name: 'खाता सेव करें' }).click();
    await page.getByLabel('4 अंकों का रेफ़रेंस').fill(await pennyCode(mobileNumber));
    await page.getByRole('button', { name: 'बैंक खाता सत्यापित करें' }).click();
    await expect(page.getByText('सत्यापित', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
  });

  await test.step('her PAN card, a last look, and off it goes; nothing can be changed any more', async () => {
    const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 40 } });
    await page
      .getByLabel('फ़ाइल चुनें')
      .setInputFiles({ name: 'pan.png', mimeType: 'image/png', buffer: picture });
    await expect(page.getByText('pan.png')).toBeVisible();
    await page.getByRole('button', { name: 'आगे बढ़ें' }).click();
    await expect(page.getByText(new RegExp(`••${end.slice(1)}A`))).toBeVisible();
    await page.getByRole('button', { name: 'जाँच के लिए भेजें' }).click();
    await expect(page.getByText('आपके प्रोफ़ाइल की जाँच हो रही है')).toBeVisible();
    await navigate(page, '/update-partner/profile-update');
    await expect(page).toHaveURL(/\/update-partner$/);
  });

  await test.step('an Admin looks at it in the back office, and sends it back with a reason', async () => {
    await enterBackoffice(admin);
    await admin.goto('/backoffice/');
    await admin.getByRole('link', { name: /^Review( |$)/ }).click();
    await admin.getByRole('link', { name: firm }).click();
    await expect(admin.getByText('pan.png')).toBeVisible();
    await admin.getByRole('button', { name: 'Send back' }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('About the business').check();
    await dialog.getByLabel('Reason: About the business').fill('अपने काम के बारे में कुछ लिखें।');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(admin.getByText(`${firm} was sent back with your reasons.`)).toBeVisible();
  });

  await test.step('she reads what to correct, corrects it, and sends it again', async () => {
    await page.goto('/consultant-service');
    // The form then opens its own step, which would take back a way that was begun before.
    await expect(page).toHaveURL(/update-partner\/profile-update\?step=/);
    await navigate(page, '/update-partner');
    await expect(page.getByText('आपका प्रोफ़ाइल मंज़ूर नहीं हुआ')).toBeVisible();
    await expect(page.getByText('अपने काम के बारे में कुछ लिखें।')).toBeVisible();
    await page.getByRole('link', { name: 'आपका बिज़नेस' }).click();
    await page.getByLabel('आपके बिज़नेस के बारे में').fill('दस साल से बालकनी और छत के बग़ीचे।');
    await goOn(page);
    await expect(step(page, 'मालिक और टैक्स नंबर')).toBeVisible();
    await page.getByRole('link', { name: 'जाँचें और भेजें' }).click();
    await page.getByRole('button', { name: 'जाँच के लिए भेजें' }).click();
    await expect(page.getByText('आपके प्रोफ़ाइल की जाँच हो रही है')).toBeVisible();
  });

  await test.step('the Admin looks again, and says yes', async () => {
    await admin.reload();
    await admin.getByRole('link', { name: firm }).click();
    await acceptDocuments(admin);
    await admin.getByRole('button', { name: 'Approve profile' }).click();
    await expect(admin.getByText(`${firm} is approved.`)).toBeVisible();
  });

  await test.step('she hears of it, and her shop is open: from nine to seven, by herself', async () => {
    await messageTo(mobileNumber, 'account_notice');
    await page.goto('/consultant-service');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('नमस्ते, कविता');
    await expect(page.getByText('ग्राहक आपको बुक कर सकते हैं')).toBeVisible();
    await expect(page.getByText(/हर दिन/)).toBeVisible();
  });

  await test.step('a customer finds the service with her, and free times', async () => {
    const customer = await aCustomer('मीना जोशी');
    await anAddressOf(customer);
    const hers = await newPerson('phone');
    await Promise.all([inPlace(hers), speak(hers, 'hi'), enterAs(hers, customer)]);
    await hers.goto('/services');
    await hers.getByRole('searchbox').fill('बालकनी');
    await hers.getByRole('link', { name: service }).first().click();
    await hers.getByRole('region', { name: 'विकल्प चुनें' }).scrollIntoViewIfNeeded();
    await hers.getByText(firm).click();
    await hers.getByRole('button', { name: 'जोड़ें और समय चुनें' }).click();
    await expect(hers).toHaveURL(/\/checkout/);
    await expect(hers.getByText(firm, { exact: true })).toBeVisible();
    const times = hers.getByRole('group', { name: 'कितने बजे?' });
    await expect(times.locator('label:has(input:enabled)').first()).toBeVisible();
  });
});
