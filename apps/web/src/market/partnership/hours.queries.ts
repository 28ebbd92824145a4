import * as api from '@nukkad/contract/market/partnership/hours.api';
import { keepAnswer, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export function useHours() {
  return useAsked(api.getWorkingHours);
}

export function useSaveHours() {
  return useSend(api.saveWorkingHours, { keep: (hours) => keepAnswer(api.getWorkingHours, {}, hours) });
}
