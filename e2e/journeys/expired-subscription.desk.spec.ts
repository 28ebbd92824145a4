import {
  getReview,
  seenOfSubscription,
  setPartnerSubscription,
} from '@nukkad/contract/market/partnership/review.api';
import { callAsAdmin } from '../fixtures/admin.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { aLivePartner } from '../fixtures/partners.ts';
import { expect, test } from '../fixtures/test.ts';

test('with an expired subscription an owner looks at everything and can change nothing', async ({ page }) => {
  const partner = await aLivePartner();
  const { organisationId } = partner;
  const { profile, paidUntil } = await callAsAdmin(getReview, { params: { organisationId } });
  const seen = seenOfSubscription(profile, paidUntil);
  await callAsAdmin(setPartnerSubscription, {
    body: { organisationId, paidUntil: '2025-01-31T18:29:00.000Z', seen },
  });
  await inPlace(page);
  await enterAs(page, partner);
  await page.goto('/account-status-information');
  await expect(page.getByRole('link', { name: 'Look around' })).toHaveAttribute(
    'href',
    '/consultant-service',
  );
  await page.goto('/consultant-service');
  await expect(page).toHaveURL(/\/consultant-service$/);
  const banner = page.getByRole('status').filter({ hasText: 'Your subscription has expired.' });
  await expect(banner.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', /topic=upgrade/);
  await page.goto('/consultant-service/bookings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/consultant-service\/bookings/);
  await page.goto('/consultant-service/hours');
  await expect(page.getByText('Customers can book you in these hours.')).toBeVisible();
  await page.goto('/add-user');
  await expect(page.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
});
