import type { EndpointInput } from '@nukkad/contract/kernel/endpoint';
import { answerCancel, readReview } from '@nukkad/contract/people/approval/approval.api';
import { approvalMoved } from '@nukkad/contract/people/approval/approval.live';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/client.ts';
import { queryClient } from '../../platform/query-client.ts';
import { useLive } from '../../platform/socket/use-live.ts';

/** What is asked for and reviewed lies below this key, in every feature that shows it. */
export const approvalRoot = 'approval';
export const renewApprovals = () => queryClient.invalidateQueries({ queryKey: [approvalRoot] });

/** A request moved, here or on another device: lists, pages and the count are asked for again. */
export const useApprovalsLive = () => useLive(approvalMoved, () => void renewApprovals());

/** A request with its levels and who has decided. */
export function useReview(requestId: string) {
  useApprovalsLive();
  return useQuery({
    queryKey: [approvalRoot, 'steps', requestId],
    queryFn: ({ signal }) => call(readReview, { query: { requestId }, quiet: true, signal }),
  });
}

/** A reviewer confirms that what was approved is cancelled, or keeps it. */
export const useAnswerCancel = () =>
  useMutation({
    mutationFn: (body: EndpointInput<typeof answerCancel>['body']) =>
      call(answerCancel, { body, quiet: true }),
    // The time of the person is open again: calendars and attendance, too.
    onSettled: () => queryClient.invalidateQueries(),
  });
