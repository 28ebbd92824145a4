/** Things that are handed out, tasks that are given, and what people note of their day. */
import { addAsset, answerAsset, handOutAsset, takeBackAsset } from '@nukkad/contract/people/asset/asset.api';
import type { AssetKind } from '@nukkad/contract/people/asset/asset.model';
import { addNote } from '@nukkad/contract/people/note/note.api';
import { addTask, moveTask, tickCheck } from '@nukkad/contract/people/task/task.api';
import type { Task } from '@nukkad/contract/people/task/task.model';
import { addDays, istInstant } from '@nukkad/contract/kernel/time';
import type { Member } from './crew.ts';
import { type Office, key } from './office.ts';

const things: readonly (readonly [name: string, kind: AssetKind, rupees: number])[] = [
  ['Drill machine', 'machine', 6_500],
  ['Tool bag', 'tool', 2_400],
  ['Ladder, 12 feet', 'tool', 5_200],
  ['Office laptop', 'computer', 46_000],
  ['Keys of the store', 'keys', 300],
  ['Phone', 'phone', 11_000],
];

/** The first of them came back worn; the last one was handed out today and is not confirmed. */
export function planAssets(office: Office): void {
  const { crew, plan, from, present } = office;
  for (const [index, [name, kind, rupees]] of things.entries()) {
    const isLast = index === things.length - 1;
    const member = kind === 'computer' ? crew[0] : crew[1 + (index % Math.max(1, crew.length - 1))];
    if (!member) continue;
    const at = isLast
      ? new Date(present.getTime() - 5 * 3_600_000)
      : istInstant(addDays(from, 4 + index * 9), 11 * 60);
    plan(at, async () => {
      const body = { name, kind, tag: `A-${String(index + 1).padStart(3, '0')}`, condition: 'good' as const };
      const asset = await office.asOwner(addAsset, { body: { ...body, value: rupees * 100 }, ...key() });
      const { assetId } = asset;
      const given = {
        assetId,
        version: asset.version,
        staffId: member.staffId,
        condition: 'good' as const,
        photoIds: [],
      };
      const out = await office.asOwner(handOutAsset, { body: given });
      if (!isLast)
        plan(new Date(at.getTime() + 7_200_000), () => confirm(office, member, assetId, out.version, index));
    });
  }
}

async function confirm(
  office: Office,
  member: Member,
  assetId: string,
  version: number,
  index: number,
): Promise<void> {
  const held = await office.as(member, answerAsset, { body: { assetId, version, hasIt: true } });
  if (index !== 0) return;
  const back = {
    assetId,
    version: held.version,
    condition: 'worn' as const,
    note: 'The cable is bent.',
    toRepair: true,
    photoIds: [],
  };
  office.plan(istInstant(addDays(office.today, -14), 15 * 60), () =>
    office.asOwner(takeBackAsset, { body: back }),
  );
}

interface Given {
  readonly title: string;
  readonly to: number;
  /** Days before the present on which it is given, and on which it is due. */
  readonly given: number;
  readonly due: number;
  readonly checklist?: readonly string[];
  readonly ends: 'closed' | 'started' | 'open';
}

const tasks: readonly Given[] = [
  { title: 'Collect unpaid bills of the quarter', to: 0, given: 200, due: 190, ends: 'closed' },
  { title: 'Service the van', to: 1, given: 120, due: 113, ends: 'closed' },
  {
    title: 'Count the stock of parts',
    to: 2,
    given: 60,
    due: 56,
    checklist: ['Taps', 'Switches', 'Wires'],
    ends: 'closed',
  },
  { title: 'Order uniforms for the new year', to: 0, given: 12, due: 3, ends: 'started' },
  {
    title: 'Train the team on water heaters',
    to: 1,
    given: 9,
    due: -6,
    checklist: ['Choose a day', 'Book the hall'],
    ends: 'started',
  },
  { title: 'Return the borrowed ladder', to: 2, given: 8, due: 1, ends: 'open' },
  { title: 'Take photos of finished work', to: 3, given: 3, due: -10, ends: 'open' },
];

async function carryOn(
  office: Office,
  member: Member,
  { ends, given, due }: Given,
  task: Task,
): Promise<void> {
  const { taskId } = task;
  let { version } = task;
  const [line] = task.checklist;
  if (line && ends !== 'open')
    ({ version } = await office.as(member, tickCheck, {
      body: { taskId, checkId: line.checkId, isDone: true },
    }));
  if (ends === 'open') return;
  ({ version } = await office.as(member, moveTask, { body: { taskId, version, verb: 'start' } }));
  if (ends === 'closed')
    office.plan(new Date(office.stage.clock.now().getTime() + (given - due) * 43_200_000), () =>
      office.as(member, moveTask, { body: { taskId, version, verb: 'close' } }),
    );
}

export function planTasks(office: Office): void {
  const { crew, plan, today, asOwner } = office;
  for (const wanted of tasks) {
    const member = crew[wanted.to];
    const on = addDays(today, -wanted.given);
    if (!member || on <= office.from) continue;
    plan(istInstant(on, 9 * 60 + 40), async () => {
      const body = {
        title: wanted.title,
        priority: 'normal' as const,
        dueOn: addDays(today, -wanted.due),
        assignees: [member.staffId],
        checklist: (wanted.checklist ?? []).map((words) => ({ words })),
      };
      const task = await asOwner(addTask, { body, ...key() });
      plan(istInstant(on, 15 * 60), () => carryOn(office, member, wanted, task));
    });
  }
}

const notes = [
  'The new drill works well.',
  'Two customers asked for a yearly contract.',
  'Parts shop is closed on Tuesday.',
] as const;

export function planNotes(office: Office): void {
  const { crew, plan, today } = office;
  for (const [index, words] of notes.entries()) {
    const member = crew[1 + (index % Math.max(1, crew.length - 1))];
    const day = addDays(today, -1 - index);
    if (member)
      plan(istInstant(day, 20 * 60 + 5), () =>
        office.as(member, addNote, { body: { words, isShared: true, day }, ...key() }),
      );
  }
}
