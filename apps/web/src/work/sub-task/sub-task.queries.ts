import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import * as api from '@nukkad/contract/work/sub-task/sub-task.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** All of one project: there are a hundred at most. */
export const useSteps = (projectId: string) =>
  useAsked(api.listSubTasks, { query: { projectId, limit: 100 } });

export type NewStep = EndpointInput<typeof api.addSubTask>['body'];

export const useAddStep = (idempotencyKey: string) => useSend(api.addSubTask, { idempotencyKey });

export const useEditStep = () => useSend(api.editSubTask);

export type StepMove = EndpointInput<typeof api.moveSubTask>['body']['verb'];

export const useMoveStep = () => useSend(api.moveSubTask);

export const useAssign = () => useSend(api.assignSubTask);

export const useReminders = (projectId: string) =>
  useAsked(api.listReminders, { query: { projectId, limit: 50 } });

export const useAddReminder = (idempotencyKey: string) => useSend(api.addReminder, { idempotencyKey });

export const useRemoveReminder = () =>
  useSend(api.removeReminder, { given: (reminderId: string) => ({ query: { reminderId } }) });
