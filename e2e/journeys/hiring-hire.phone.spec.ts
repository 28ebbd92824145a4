import { getHireTerms } from '@nukkad/contract/hiring/hire/hire.api';
import { switchToken } from '@nukkad/contract/identity/account/session.api';
import { getMyProfile } from '@nukkad/contract/identity/account/account.api';
import { assignProfessional, listFreeProfessionals } from '@nukkad/contract/market/fulfilment/fulfilment.api';
import { callAs, confirmAs } from '../fixtures/api.ts';
import { anAcceptedBooking, detailsOf } from '../fixtures/bookings.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { anAccepted } from '../fixtures/hires.ts';
import { aTitle } from '../fixtures/open-jobs.ts';
import { lakshmi, lakshmisShop } from '../fixtures/people.ts';
import { picture } from '../fixtures/picture.ts';
import { rememberSession, sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('Lakshmi hires who accepted her offer; they join from their application and begin a job at a door with its code', async ({
  page,
  newPerson,
}) => {
  test.slow();
  const name = 'Imran Pasha';
  const { person, applicationId } = await anAccepted(aTitle('Plumber for towers'), name);
  const owner = await sessionOf(lakshmi);
  const { jobId } = await callAs(owner, getHireTerms, { query: { applicationId } });
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}/applicants/${applicationId}`);
  await page.getByRole('link', { name: `Hire ${name}` }).click();
  await expect(page.getByRole('heading', { name: 'As agreed in the offer' })).toBeVisible();
  await picture(page, 'hire-applicant');
  await page.getByLabel('Driving licence').check();
  await page.getByRole('button', { name: `Hire ${name}` }).click();
  await expect(page.getByText(`You hired ${name}`)).toBeVisible();
  await expect(page.getByText('Invited to the team', { exact: true })).toBeVisible();
  await picture(page, 'applicant-hired');

  const theirs = await newPerson('phone');
  await inPlace(theirs);
  await enterAs(theirs, person);
  await theirs.goto(`/candidate/applications/${applicationId}`);
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

  const booked = await anAcceptedBooking({ inDays: 9 });
  const { bookingId } = booked;
  const { items } = await callAs(owner, listFreeProfessionals, { query: { bookingId } });
  const staffId = items.find((one) => one.free && one.name === name)?.staffId ?? '';
  await confirmAs(owner, assignProfessional, { bookingId, staffId });
  const { smeId } = await callAs(owner, getMyProfile);
  const session = await callAs(person.session, switchToken, {
    body: { role: 'subUser', smeId: smeId ?? '' },
  });
  rememberSession(person, session);
  const atWork = await newPerson('phone');
  await enterAs(atWork, person);
  await atWork.goto(`/sub-user/bookings/${bookingId}?step=start`);
  await atWork.getByLabel('Start OTP').fill((await detailsOf(booked)).startCode ?? '');
  await expect(atWork.getByRole('heading', { name: 'Photos before' })).toBeVisible();
});
