import { answerCancel, readReview } from '@nukkad/contract/people/approval/approval.api';
import { approvalMoved } from '@nukkad/contract/people/approval/approval.live';
import { useLive } from '../../platform/socket/use-live.ts';
import { renew, useAsked } from '../../platform/api/asked.ts';
import { useSend } from '../../platform/api/send.ts';

/** What is asked for and reviewed is shown by each of these. */
export const renewApprovals = () => renew('approval', 'expense', 'leave', 'loan', 'travel');

/** A request moved, here or on another device: lists, pages and the count are asked for again. */
export const useApprovalsLive = () => useLive(approvalMoved, () => void renewApprovals());

/** A request with its levels and who has decided. */
export function useReview(requestId: string) {
  useApprovalsLive();
  return useAsked(readReview, { query: { requestId } });
}

/** A reviewer confirms that what was approved is cancelled, or keeps it. */
export const useAnswerCancel = () => useSend(answerCancel);
