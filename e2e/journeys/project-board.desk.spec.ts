import { addParty } from '@nukkad/contract/work/party/party.api';
import { openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import { callAs } from '../fixtures/api.ts';
import { nextMonth } from '../fixtures/days.ts';
import { enterAs, inPlace } from '../fixtures/enter.ts';
import { lakshmi } from '../fixtures/people.ts';
import { sessionOf } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const month = nextMonth();
const dayOfMonth = (day: string): string => `${month}-${day}`;

/** A project of two steps, of which the second waits for the first. */
async function twoSteps(): Promise<string> {
  const session = await sessionOf(lakshmi);
  const { partyId } = await callAs(session, addParty, {
    body: {
      kind: 'customer',
      name: 'Hill View Clinic',
      openingBalance: 0,
      openingOn: '2025-04-01',
      contacts: [],
      addresses: [],
    },
  });
  const { projectId } = await callAs(session, openProjectByHand, {
    body: {
      partyId,
      title: 'Water for the clinic',
      startsOn: dayOfMonth('01'),
      dueOn: dayOfMonth('20'),
      milestones: [{ title: 'Water runs', amount: 50_000_00, taxPercent: 18, dueOn: dayOfMonth('20') }],
    },
  });
  const add = (title: string, needs: string[]) =>
    callAs(session, addSubTask, {
      body: { projectId, title, startsOn: dayOfMonth('02'), dueOn: dayOfMonth('05'), needs },
    });
  const { subTaskId } = await add('Dig the trench', []);
  await add('Lay the pipe', [subTaskId]);
  return projectId;
}

test('the board: a project is begun by dragging it, a step where it may go, and by its buttons; views are addresses', async ({
  page,
}) => {
  test.slow();
  const projectId = await twoSteps();
  await inPlace(page);
  await enterAs(page, lakshmi);
  await page.goto('/projects?view=board');
  const column = (name: string) => page.getByRole('region', { name, exact: false }).last();
  const card = column('Project Created').getByRole('listitem').filter({ hasText: 'Water for the clinic' });
  await expect(card).toBeVisible({ timeout: 30_000 });
  await card.dragTo(column('Completed'));
  await expect(page.getByText('A project moves on with its milestones.', { exact: false })).toBeVisible();
  await card.dragTo(column('Ongoing'));
  await expect(page).toHaveURL(/dialog=start/);
  await page.getByRole('dialog').getByRole('button', { name: 'Start work' }).click();
  await expect(column('Ongoing').getByText('Water for the clinic')).toBeVisible();

  await page.goto(`/projects/${projectId}?tab=plan`);
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(step('Lay the pipe')).toBeVisible({ timeout: 30_000 });
  // By its heading: the middle of a card may be a field.
  const grip = { sourcePosition: { x: 16, y: 16 } };
  await step('Lay the pipe').dragTo(column('Ongoing'), grip);
  await expect(page.getByText('Finish the steps before it first.')).toBeVisible();
  await step('Dig the trench').dragTo(column('Ongoing'), grip);
  await expect(column('Ongoing').getByText('Dig the trench')).toBeVisible();
  await step('Dig the trench').getByRole('button', { name: 'Mark as done' }).press('Enter');
  await expect(column('Done').getByText('Dig the trench')).toBeVisible();

  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/tab=plan&view=calendar/);
  await page.getByRole('link', { name: 'Next month' }).click();
  const opensTheFifth = `month=${month}&day=${dayOfMonth('05')}`;
  await page.locator(`a[href*="day=${dayOfMonth('05')}"]`).click();
  await expect(page).toHaveURL((url) => url.search.includes(opensTheFifth));
  await page.goBack();
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('button', { name: /^Lay the pipe, 2 (\w+) – 5 \1$/ })).toBeVisible();
});
