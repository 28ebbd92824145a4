import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { DecideBar } from '../../people/approval/decide-bar.tsx';
import { CorrectionReview } from '../../people/attendance/correction-review.tsx';

/** A correction of attendance: the time asked for beside what is recorded. */
export function CorrectionKind({ request }: { request: ApprovalCard }) {
  return (
    <CorrectionReview requestId={request.requestId}>
      {({ consequences, send }) => <DecideBar request={request} consequences={consequences} send={send} />}
    </CorrectionReview>
  );
}
