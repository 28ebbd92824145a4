import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { switchToken } from '@nukkad/contract/identity/account/session.api';
import { assignProfessional, listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import { type Booked, anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aCandidate, aTitle } from '../fixtures/open-jobs.ts';
import { hasBegun } from '../fixtures/passed-time.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { type Customer, codeSentBy, rememberSession, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { applyFor, makeOffer, proposeInterview, scoreInterview, writeJob } from './steps/hiring.ts';

const fullName = 'Salma Begum';

/** A visit that is hers, and her in the role in which she does it. */
async function sentOnAVisit(person: Customer): Promise<Booked> {
  const owner = await sessionOf(lakshmi);
  const booked = await anAcceptedBooking({ inDays: 9 });
  const { bookingId } = booked;
  const { items } = await callAs(owner, listFreeProfessionals, { query: { bookingId } });
  const staffId = items.find((one) => one.free && one.name === fullName)?.staffId ?? '';
  await confirmAs(owner, assignProfessional, { bookingId, staffId });
  const { smeId } = await callAs(owner, getMyProfile);
  const body = { role: 'subUser', smeId: smeId ?? '' } as const;
  rememberSession(person, await callAs(person.session, switchToken, { body }));
  return booked;
}

test('Lakshmi posts a job on her phone, and the person whom she meets, offers the job to and hires begins at a door with its code', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(300_000);
  const title = aTitle('Plumber for towers');
  const person = await aCandidate(fullName);
  const theirs = await newPerson('phone');
  await Promise.all([inPlace(page), inPlace(theirs), enterAs(page, lakshmi), enterAs(theirs, person)]);
  let applicant = '';
  let interviewId = '';

  await test.step('she posts the job in three steps; what was typed is kept on the device', async () => {
    await page.goto('/hire-talent/post-job');
    await writeJob(page, title);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(title);
    await page.getByRole('button', { name: 'Publish job' }).click();
    await expect(page.getByRole('heading', { name: 'Your job is live' })).toBeVisible();
    await page.getByRole('link', { name: 'View job' }).click();
    await expect(page.getByRole('timer')).toContainText('left to shortlist');
    await expect(page.getByText('No candidates yet')).toBeVisible();
  });

  await test.step('Salma finds it and applies; Lakshmi reads a first name, and by the shortlist the whole one', async () => {
    await applyFor(theirs, title);
    await page.reload();
    await page.getByRole('link', { name: 'Salma B.', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Match' })).toBeVisible();
    await expect(page.getByText('Do you have your own tools?')).toBeVisible();
    await page.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible();
    applicant = new URL(page.url()).pathname;
  });

  await test.step('an interview is proposed, and Salma chooses one of its times', async () => {
    interviewId = await proposeInterview(page);
    await theirs.goto('/candidate');
    await expect(theirs.getByText('Choose a time', { exact: true })).toBeVisible();
    await picture(theirs, 'my-interviews');
    await theirs.getByRole('link', { name: title }).first().click();
    await theirs.getByRole('group', { name: 'When can you come?' }).getByRole('radio').first().check();
    await picture(theirs, 'own-interview');
    await theirs.getByRole('button', { name: 'Confirm time' }).click();
    await expect(theirs.getByText('Your interview is', { exact: false })).toBeVisible();
    const file = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await file).suggestedFilename()).toBe('interview.ics');
    await picture(theirs, 'interview-confirmed');
  });

  await test.step('it takes place, and Lakshmi writes down what she found', async () => {
    await hasBegun(interviewId);
    await page.reload();
    await scoreInterview(page);
    await picture(page, 'interview-scored');
  });

  await test.step('she makes an offer, which Salma reads and accepts with a code', async () => {
    await page.goto(applicant);
    await makeOffer(page, title, fullName);
    // Told by the socket: the page is not loaded again.
    await expect(theirs.getByText(`${lakshmisShop} made you an offer.`, { exact: false })).toBeVisible();
    await picture(theirs, 'own-offer');
    await theirs.getByRole('link', { name: 'Read letter' }).click();
    await expect(theirs.getByRole('dialog')).toContainText(`Dear ${fullName}`);
    await picture(theirs, 'offer-letter');
    await theirs.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await theirs.getByRole('link', { name: 'Accept offer' }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Type' }).check();
    await picture(theirs, 'offer-accept');
    const ask = dialog.getByRole('button', { name: 'Send OTP' });
    const code = await codeSentBy(person.mobileNumber, () => ask.click(), 'signing_code');
    await theirs.getByLabel('OTP from the SMS').fill(code);
    await dialog.getByRole('button', { name: 'Accept offer' }).click();
    await expect(theirs.getByText('Offer accepted', { exact: true })).toBeVisible();
    await expect(theirs.getByText(`${lakshmisShop} confirms your first day next.`)).toBeVisible();
    await picture(theirs, 'offer-accepted');
  });

  await test.step('Lakshmi hires her, and she joins from her application', async () => {
    await page.reload();
    await page.getByRole('link', { name: `Hire ${fullName}` }).click();
    await expect(page.getByRole('heading', { name: 'As agreed in the offer' })).toBeVisible();
    await picture(page, 'hire-applicant');
    await page.getByLabel('Driving licence').check();
    await page.getByRole('button', { name: `Hire ${fullName}` }).click();
    await expect(page.getByText(`You hired ${fullName}`)).toBeVisible();
    await expect(page.getByText('Invited to the team', { exact: true })).toBeVisible();
    await picture(page, 'applicant-hired');
    await theirs.reload();
    await expect(theirs.getByRole('heading', { name: 'You’re hired' })).toBeVisible();
    await expect(theirs.getByText('Driving licence')).toBeVisible();
    await picture(theirs, 'own-hire');
    await theirs.getByRole('link', { name: 'Answer invitation' }).click();
    // Of the job profile; without a language a professional's work stays closed.
    await expect(theirs.getByRole('checkbox', { name: 'Kannada' })).toBeChecked();
    await picture(theirs, 'join-languages');
    await theirs.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(theirs.getByText(`You’re now on the ${lakshmisShop} team.`, { exact: false })).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('Joined', { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: 'Open employee record' })).toBeVisible();
  });

  await test.step('she is sent to a door, and begins with the code of the booking', async () => {
    const booked = await sentOnAVisit(person);
    const atWork = await newPerson('phone');
    await enterAs(atWork, person);
    await atWork.goto(`/sub-user/bookings/${booked.bookingId}?step=start`);
    await atWork.getByLabel('Start OTP').fill((await detailsOf(booked)).startCode ?? '');
    await expect(atWork.getByRole('heading', { name: 'Photos before' })).toBeVisible();
  });
});
