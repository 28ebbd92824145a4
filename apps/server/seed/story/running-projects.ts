/** Larger work of one shop: projects that it wrote by hand, with milestones that are paid, billed and late. */
import { addParty } from '@nukkad/contract/work/party/party.api';
import { noteReceipt } from '@nukkad/contract/work/payment-book/payment-book.api';
import { acceptMilestone, getProject, openProjectByHand } from '@nukkad/contract/work/project/project.api';
import { addSubTask } from '@nukkad/contract/work/sub-task/sub-task.api';
import { addDays, istDay } from '@nukkad/contract/kernel/time';
import type { Shop } from '../city/demo-city.ts';
import { newId } from '../../src/platform/id.ts';
import type { Stage } from './stage.ts';

interface Wanted {
  readonly party: string;
  readonly contact: string;
  readonly mobileNumber: string;
  readonly title: string;
  readonly openingRupees: number;
  /** Rupees with GST, and the day after the beginning on which each is due. */
  readonly milestones: readonly (readonly [title: string, rupees: number, dueAfter: number])[];
  readonly steps: readonly string[];
  /** How many milestones are accepted on the days that follow, and how many of those are paid. */
  readonly accepted: number;
  readonly paid: number;
}

const works: readonly Wanted[] = [
  {
    party: 'Green Park Apartments',
    contact: 'Ravi Kumar',
    mobileNumber: '9812345671',
    title: 'New pipes for block A',
    openingRupees: 45_000,
    milestones: [
      ['Ground floor', 60_000, 2],
      ['Upper floors', 90_000, 3],
      ['Tank and taps', 40_000, 45],
    ],
    steps: ['Shut the main line', 'Ground floor pipes', 'Upper floor pipes', 'Test the pressure'],
    accepted: 2,
    paid: 1,
  },
  {
    party: 'Sunrise School',
    contact: 'Sunita Devi',
    mobileNumber: '9812345672',
    title: 'Washrooms of the school building',
    openingRupees: 0,
    milestones: [
      ['Fittings', 35_000, 1],
      ['Handing over', 25_000, 4],
    ],
    steps: ['Order the fittings', 'Fit the basins'],
    accepted: 2,
    paid: 2,
  },
  {
    party: 'Balaji Residency',
    contact: 'Manoj Shetty',
    mobileNumber: '9812345673',
    title: 'Yearly upkeep of the taps',
    openingRupees: 12_000,
    milestones: [
      ['First quarter', 18_000, 1],
      ['Second quarter', 18_000, 60],
    ],
    steps: [],
    accepted: 0,
    paid: 0,
  },
];

const hours = 3_600_000;
const key = () => ({ key: newId() });

async function begin({ client, actors, clock }: Stage, shop: Shop, work: Wanted) {
  const owner = await actors.asOwner(shop);
  const today = istDay(clock.now());
  const { partyId } = await client.call(owner, addParty, {
    body: {
      kind: 'customer',
      name: work.party,
      openingBalance: work.openingRupees * 100,
      openingOn: today,
      contacts: [{ name: work.contact, mobileNumber: work.mobileNumber }],
      addresses: [],
    },
    ...key(),
  });
  const { projectId } = await client.call(owner, openProjectByHand, {
    body: {
      partyId,
      title: work.title,
      startsOn: today,
      dueOn: addDays(today, 60),
      milestones: work.milestones.map(([title, rupees, after]) => ({
        title,
        amount: rupees * 100,
        taxPercent: 18 as const,
        dueOn: addDays(today, after),
      })),
    },
    ...key(),
  });
  for (const title of work.steps)
    await client.call(owner, addSubTask, { body: { projectId, title, needs: [] }, ...key() });
  return { partyId, projectId };
}

/** The next milestone is approved by its party, and paid by transfer where the work says so. */
async function reach(
  { client, actors, clock }: Stage,
  shop: Shop,
  { partyId, projectId }: Awaited<ReturnType<typeof begin>>,
  isPaid: boolean,
): Promise<void> {
  const owner = await actors.asOwner(shop);
  const { milestones } = await client.call(owner, getProject, { query: { projectId } });
  const next = milestones.find(({ can }) => can.accept);
  if (!next) return;
  const { milestoneId, version, amount } = next;
  await client.call(owner, acceptMilestone, { body: { milestoneId, version } });
  if (!isPaid) return;
  const happenedOn = istDay(clock.now());
  const body = { partyId, projectId, amount, method: 'bank' as const, happenedOn };
  await client.call(owner, noteReceipt, { body, ...key() });
}

/** From the first day of the story on. */
export function planProjects(stage: Stage, shop: Shop, from: Date): void {
  for (const [index, work] of works.entries())
    stage.timeline.plan(new Date(from.getTime() + (index + 3) * hours), async () => {
      const begun = await begin(stage, shop, work);
      for (let at = 0; at < work.accepted; at += 1)
        stage.timeline.plan(new Date(stage.clock.now().getTime() + (at + 1) * 20 * hours), () =>
          reach(stage, shop, begun, at < work.paid),
        );
    });
}
