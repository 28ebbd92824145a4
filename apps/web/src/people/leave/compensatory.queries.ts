import * as api from '@nukkad/contract/people/leave/compensatory.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

export const useCompensatory = () => useAsked(api.listCompensatory);

export const useWithdrawCompensatory = () =>
  useSend(api.withdrawCompensatory, {
    given: ({ requestId, version }: { requestId: string; version: number }) => ({
      query: { requestId, version: String(version) },
    }),
  });
