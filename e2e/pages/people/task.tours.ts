import { addDays, istDay } from '@nukkad/contract/kernel/time';
import { addTask } from '@nukkad/contract/people/task/task.api';
import { addTaskComment } from '@nukkad/contract/people/task/task-parts.api';
import { callAs } from '../../fixtures/api.ts';
import { lakshmi } from '../../fixtures/people.ts';
import { sessionOf } from '../../fixtures/sign-in.ts';
import { type Tour, once } from '../screen.ts';

/** Lakshmi's tasks: list, board, one of them, the form. */
async function taskTour(): Promise<Tour> {
  const session = await sessionOf(lakshmi);
  const today = istDay(new Date());
  const add = (body: { title: string; dueOn?: string; priority?: 'high' | 'normal' }) =>
    callAs(session, addTask, { body });
  await add({ title: 'Order ten taps and two tanks', dueOn: today, priority: 'high' });
  await add({ title: 'Renew the van’s insurance', dueOn: addDays(today, 6) });
  const { taskId } = await callAs(session, addTask, {
    body: {
      title: 'Check the pumps of Green Park',
      note: 'Both pumps in the cellar. The guard has the key.',
      dueOn: addDays(today, 1),
      remindDays: 1,
      repeat: { every: 'weekly', weekdays: [1, 4] },
      checklist: [{ words: 'Pump A' }, { words: 'Pump B' }, { words: 'Photo of the meter' }],
    },
  });
  await callAs(session, addTaskComment, { body: { taskId, words: 'The key is with the guard at gate 2.' } });
  return {
    person: lakshmi,
    screens: [
      { name: 'tasks', path: '/tasks' },
      { name: 'tasks-board', path: '/tasks?view=board' },
      { name: 'tasks-none', path: '/tasks?tab=overdue' },
      { name: 'task', path: `/tasks/${taskId}` },
      { name: 'task-edit', path: `/tasks/${taskId}?dialog=task` },
    ],
  };
}

export const taskTours = { task: once(taskTour) };
