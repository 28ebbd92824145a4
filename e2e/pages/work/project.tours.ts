import { addParty } from '@nukkad/contract/work/party/party.api';
import { acceptMilestone, openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { callAs } from '../../fixtures/api.ts';
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

/** Lakshmi's larger work: the list, one that runs, the form. */
async function projectsTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const { partyId } = await callAs(session, addParty, {
    body: {
      kind: 'customer',
      name: 'Sunrise School',
      openingBalance: 0,
      openingOn: '2026-04-01',
      contacts: [],
      addresses: [],
    },
  });
  const { projectId, milestones } = await callAs(session, openProjectByHand, {
    body: {
      partyId,
      title: 'New pipes for the school building',
      description: 'All pipes of three floors, with taps and a new tank on the roof.',
      startsOn: '2026-11-02',
      dueOn: '2027-01-20',
      milestones: [
        part('Advance', 40_000, '2026-11-02', true),
        part('Ground floor', 60_000, '2026-11-20'),
        part('Upper floors', 80_000, '2026-12-20'),
        part('Tank and taps', 30_000, '2027-01-20'),
      ],
    },
  });
  const [, first] = milestones;
  if (first)
    await callAs(session, acceptMilestone, {
      body: { milestoneId: first.milestoneId, version: first.version },
    });
  return {
    person: lakshmi,
    screens: [
      { name: 'projects', path: '/projects' },
      { name: 'projects-none', path: '/projects?tab=over' },
      { name: 'project', path: `/projects/${projectId}` },
      { name: 'project-milestone', path: `/projects/${projectId}?dialog=milestone` },
      { name: 'project-new', path: `/projects/new-business?party=${partyId}` },
    ],
  };
}

/** A customer without larger work. */
async function ownProjectsTour(): Promise<Tour> {
  return { person: await aCustomer(), screens: [{ name: 'own-projects-none', path: '/buyer/projects' }] };
}

export const projectTours = { projects: once(projectsTour), ownProjects: once(ownProjectsTour) };
