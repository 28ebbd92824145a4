import { addParty } from '@nukkad/contract/work/party/party.api';
import { acceptMilestone, openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addProjectCost } from '@nukkad/contract/work/project-cost/project-cost.api';
import { addSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import { callAs } from '../../fixtures/api.ts';
import { daysAhead } from '../../fixtures/days.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { aCustomer, sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

const part = (title: string, rupees: number, dueOn: string, isAdvance = false) => ({
  title,
  amount: rupees * 100,
  taxPercent: 18 as const,
  dueOn,
  isAdvance,
});

const groundFloorDue = daysAhead(-7);
const groundFloorStepDue = daysAhead(-9);
const calendarAt = (day: string): string => `month=${day.slice(0, 7)}&day=${day}`;

/** Steps with days, one behind the other, and what was spent. */
async function planned(session: Awaited<ReturnType<typeof sessionOf>>, projectId: string): Promise<void> {
  const steps = [
    ['Shut the main line', daysAhead(-24), daysAhead(-24)],
    ['Ground floor pipes', daysAhead(-23), groundFloorStepDue],
    ['Upper floor pipes', daysAhead(-10), daysAhead(18)],
  ] as const;
  let needs: string[] = [];
  for (const [title, startsOn, dueOn] of steps) {
    const body = { projectId, title, startsOn, dueOn, needs };
    const { subTaskId } = await callAs(session, addSubTask, { body });
    needs = [subTaskId];
  }
  const spentOn = daysAhead(-17);
  await callAs(session, addProjectCost, {
    body: {
      projectId,
      cost: {
        kind: 'material',
        words: 'PVC pipes',
        spentOn,
        quantityMilli: 120_000,
        unit: 'm',
        pricePaise: 180_00,
      },
    },
  });
  await callAs(session, addProjectCost, {
    body: {
      projectId,
      cost: { kind: 'labour', words: 'Fitting', spentOn, minutes: 570, hourlyPaise: 220_00 },
    },
  });
}

const aSchool = (session: Awaited<ReturnType<typeof sessionOf>>) =>
  callAs(session, addParty, {
    body: {
      kind: 'customer',
      name: 'Sunrise School',
      openingBalance: 0,
      openingOn: '2025-04-01',
      contacts: [],
      addresses: [],
    },
  });

/** One of the same customer that has not begun. */
const notBegun = (session: Awaited<ReturnType<typeof sessionOf>>, partyId: string) =>
  callAs(session, openProjectByHand, {
    body: {
      partyId,
      title: 'Rain water pipes',
      startsOn: daysAhead(31),
      dueOn: daysAhead(80),
      milestones: [part('North side', 30_000, daysAhead(54)), part('South side', 30_000, daysAhead(80))],
    },
  });

/** Lakshmi's larger work: the list, one that runs, the form. */
async function projectsTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const { partyId } = await aSchool(session);
  const { projectId, milestones } = await callAs(session, openProjectByHand, {
    body: {
      partyId,
      title: 'New pipes for the school building',
      description: 'All pipes of three floors, with taps and a new tank on the roof.',
      startsOn: daysAhead(-25),
      dueOn: daysAhead(54),
      milestones: [
        part('Advance', 40_000, daysAhead(-25), true),
        part('Ground floor', 60_000, groundFloorDue),
        part('Upper floors', 80_000, daysAhead(23)),
        part('Tank and taps', 30_000, daysAhead(54)),
      ],
    },
  });
  const [, first] = milestones;
  if (first)
    await callAs(session, acceptMilestone, {
      body: { milestoneId: first.milestoneId, version: first.version },
    });
  await planned(session, projectId);
  const later = await notBegun(session, partyId);
  return {
    person: lakshmi,
    screens: [
      { name: 'projects', path: '/projects' },
      { name: 'projects-board', path: '/projects?view=board' },
      { name: 'projects-calendar', path: `/projects?view=calendar&${calendarAt(groundFloorDue)}` },
      { name: 'projects-timeline', path: '/projects?view=timeline' },
      { name: 'projects-none', path: '/projects?tab=over' },
      { name: 'project', path: `/projects/${projectId}` },
      { name: 'project-plan', path: `/projects/${projectId}?tab=plan` },
      { name: 'project-plan-list', path: `/projects/${projectId}?tab=plan&view=list` },
      {
        name: 'project-plan-calendar',
        path: `/projects/${projectId}?tab=plan&view=calendar&${calendarAt(groundFloorStepDue)}`,
      },
      { name: 'project-plan-timeline', path: `/projects/${projectId}?tab=plan&view=timeline` },
      { name: 'project-start', path: `/projects?view=board&dialog=start&projectId=${later.projectId}` },
      { name: 'project-files', path: `/projects/${projectId}?tab=files` },
      { name: 'project-money', path: `/projects/${projectId}?tab=money` },
      { name: 'project-cost', path: `/projects/${projectId}?tab=money&dialog=cost` },
      { name: 'project-edit', path: `/projects/${projectId}/edit` },
      { name: 'project-milestone', path: `/projects/${projectId}?dialog=milestone` },
      { name: 'payment-book', path: '/projects/payment-book' },
      { name: 'project-analytics', path: '/projects/analytics' },
      { name: 'project-new', path: `/projects/new-business?party=${partyId}` },
    ],
  };
}

/** A customer without larger work. */
async function ownProjectsTour(): Promise<Tour> {
  return { person: await aCustomer(), screens: [{ name: 'own-projects-none', path: '/buyer/projects' }] };
}

export const projectTours = { projects: once(projectsTour), ownProjects: once(ownProjectsTour) };
