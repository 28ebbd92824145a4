import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import { subTaskEvents } from '@nukkad/contract/work/sub-task/sub-task.noun';
import { type Notice, notice, person, text } from '../../platform/notice/notice.ts';
import { findReminder } from './reminder.store.ts';
import type { SubTaskDependencies } from './sub-task.interface.ts';
import { findSubTask } from './sub-task.store.ts';

/** Who was given a step, and who wanted to be reminded. */
export function subTaskNotices({ partner, project }: SubTaskDependencies): readonly Notice[] {
  return [
    notice('sub_task.tell_assignee', subTaskEvents.assigned, {
      tag: 'team',
      opens: ({ projectId }) => screenAddress.partnerProject(projectId),
      to: async ({ facts: { staffId } }, reader) =>
        person((await partner.getStaff(reader, [staffId])).get(staffId)?.userId),
      look: async ({ facts: { subTaskId, projectId, staffId } }, reader) => {
        const [step, projects] = await Promise.all([
          findSubTask(reader, subTaskId),
          project.getProjects(reader, [projectId]),
        ]);
        const name = projects.get(projectId)?.title;
        return step?.assigneeStaffId === staffId && name ? { title: step.title, name } : null;
      },
      words: ({ title, name }) =>
        text({ en: `“${title}” of ${name} is yours now.`, hi: `${name} का “${title}” अब आपका काम है।` }),
    }),
    notice('project_reminder.tell', subTaskEvents.remind, {
      tag: 'team',
      opens: ({ projectId }) => screenAddress.partnerProject(projectId),
      to: async ({ facts }, reader) => person((await findReminder(reader, facts.reminderId))?.userId),
      look: async ({ facts: { reminderId, projectId } }, reader) => {
        const [row, projects] = await Promise.all([
          findReminder(reader, reminderId),
          project.getProjects(reader, [projectId]),
        ]);
        const name = projects.get(projectId)?.title;
        return row && name ? { words: row.words, name } : null;
      },
      words: ({ words, name }) =>
        text({ en: `your reminder for ${name}: ${words}`, hi: `${name} के लिए आपका रिमाइंडर: ${words}` }),
    }),
  ];
}
