import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { uploadDocuments } from '@nukkad/contract/files/document/document.api';
import * as parts from '@nukkad/contract/people/task/task-parts.api';
import * as api from '@nukkad/contract/people/task/task.api';
import { taskChanged } from '@nukkad/contract/people/task/task.live';
import type { RowResult } from '@nukkad/lists/delayed';
import { call } from '../../platform/api/client.ts';
import { rowResults } from '../../platform/api/row-results.ts';
import { useLive } from '../../platform/socket/use-live.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { usePages } from '../../platform/api/pages.ts';
import { useSend } from '../../platform/api/send.ts';

export const renewTasks = () => renew('task');

/** Open pages look again as soon as another person changes a task. */
export const useTasksLive = () => useLive(taskChanged, () => void renewTasks());

export type TasksAsked = Pick<EndpointInput<typeof api.listTasks>['query'], 'q' | 'status' | 'tab'>;

/** Those in one state, for a column of the board. */
export const useTasks = (asked: TasksAsked) =>
  usePages(api.listTasks, { ...asked, limit: 50 }, { counted: true, placeholderData: (before) => before });

export const useTask = (taskId: string) =>
  useAsked(api.getTask, { query: { taskId } }, { enabled: taskId !== '' });

export type TaskBody = EndpointInput<typeof api.addTask>['body'];

type MoveBody = EndpointInput<typeof api.moveTask>['body'];
export type TaskMove = MoveBody['verb'];

/** Each by its own verb; what became of each, with the sentence of a refusal. */
export async function moveManyTasks(verb: TaskMove, taskIds: string[]): Promise<readonly RowResult[]> {
  const { results } = await call(api.moveTasks, { body: { taskIds, verb }, quiet: true });
  return rowResults(results);
}

export const useTaskComments = (taskId: string) => usePages(parts.listTaskComments, { taskId, limit: 20 });

export const useRemoveComment = () =>
  useSend(parts.removeTaskComment, { given: (commentId: string) => ({ body: { commentId } }) });

/** Keeps files in the own drive and puts them to the task, in one go. */
export const useAddTaskFiles = (taskId: string) =>
  useSend(parts.addTaskDocuments, {
    send: async (files: readonly File[]) => {
      const { documents } = await call(uploadDocuments, { query: { type: 'other' }, files, quiet: true });
      const documentIds = documents.map(({ documentId }) => documentId);
      return call(parts.addTaskDocuments, { body: { taskId, documentIds }, quiet: true });
    },
  });

export const useRemoveTaskFile = (taskId: string) =>
  useSend(parts.removeTaskDocuments, {
    given: (documentId: string) => ({ body: { taskId, documentIds: [documentId] } }),
  });

/** A fresh link each time; it lives for a minute. */
export async function openTaskFile(taskId: string, documentId: string): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await call(parts.openTaskDocument, { query: { taskId, documentId } });
    if (tab) tab.location.href = url;
    else window.location.assign(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
