import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { DecideBar } from '../../people/approval/decide-bar.tsx';
import { LeaveReview } from '../../people/leave/leave-review.tsx';

/** Leave: its days, its balance, and who takes over its bookings. */
export function LeaveKind({ request }: { request: ApprovalCard }) {
  return (
    <LeaveReview requestId={request.requestId}>
      {({ consequences, blocked, send }) => (
        <DecideBar request={request} consequences={consequences} blocked={blocked} send={send} />
      )}
    </LeaveReview>
  );
}
