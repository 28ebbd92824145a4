import { applyForJob, seenOfJob } from '@nukkad/contract/hiring/application/application.api';
import { callAs } from '../fixtures/api.ts';
import { enterAs } from '../fixtures/enter.ts';
import { aCandidate, aTitle, anOpenJob } from '../fixtures/open-jobs.ts';
import { lakshmi } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

/** By their heads, as a button in the middle of a card is pressed instead. */
const grip = { sourcePosition: { x: 12, y: 12 } };

test('an applicant is dragged to the shortlist, not back to the new ones, and a drop on Rejected asks for the reason', async ({
  page,
}) => {
  const { jobId, wageFrom, wageTo } = await anOpenJob({ title: aTitle('Plumber for schools') });
  const { session } = await aCandidate('Meena Devi');
  const seen = seenOfJob({ wageFrom: wageFrom ?? 0, wageTo: wageTo ?? 0 });
  await callAs(session, applyForJob, { body: { jobId, answers: [], seen } });
  // All columns are in sight: what one drags to is not scrolled to.
  await page.setViewportSize({ width: 1800, height: 900 });
  await enterAs(page, lakshmi);
  await page.goto(`/hire-talent/jobs/${jobId}?view=board`);
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
  const card = (of: string) => column(of).getByRole('listitem').filter({ hasText: 'Meena' });
  await card('New').dragTo(column('Shortlisted'), grip);
  await expect(card('Shortlisted')).toContainText('Meena Devi');
  await card('Shortlisted').dragTo(column('New'), grip);
  await expect(page.getByText('You can’t move this applicant there.')).toBeVisible();
  await card('Shortlisted').dragTo(column('Rejected'), grip);
  await expect(
    page.getByRole('dialog').getByText('Why? The candidate reads it politely worded.'),
  ).toBeVisible();
});
