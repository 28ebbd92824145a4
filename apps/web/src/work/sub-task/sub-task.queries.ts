import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/sub-task/sub-task.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** All of one project: there are a hundred at most. */
export const useSteps = (projectId: string) =>
  useAsked(api.listSubTasks, { query: { projectId, limit: 100 } });

export type NewStep = EndpointInput<typeof api.addSubTask>['body'];

export type StepMove = EndpointInput<typeof api.moveSubTask>['body']['verb'];

export const useReminders = (projectId: string) =>
  useAsked(api.listReminders, { query: { projectId, limit: 50 } });

export const useRemoveReminder = () =>
  useSend(api.removeReminder, { given: (reminderId: string) => ({ query: { reminderId } }) });
