import {
  deactivate,
  getDeactivateRequest,
  withdrawDeactivation,
} from '@nukkad/contract/identity/account/deactivation.api';
import { keepAnswer, useAsked } from '../../../platform/api/asked.ts';
import { useSend } from '../../../platform/api/send.ts';

export function useDeactivation() {
  return useAsked(getDeactivateRequest);
}

/** The code that it needs is asked for by the client itself. */
export function useRequestDeactivation() {
  return useSend(deactivate, { keep: (leaving) => keepAnswer(getDeactivateRequest, {}, leaving) });
}

export function useWithdrawDeactivation() {
  return useSend(withdrawDeactivation, {
    loud: true,
    keep: (leaving) => keepAnswer(getDeactivateRequest, {}, leaving),
  });
}
