import { reviewCompensatory } from '@nukkad/contract/people/leave/compensatory.api';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { DecideBar } from '../../people/approval/decide-bar.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** Leave for work on a day off: its day and its halves stand on the request. */
export function CompensatoryKind({ request }: { request: ApprovalCard }) {
  const { t } = useTranslation();
  const review = useSend(reviewCompensatory);
  const { requestId, version } = request;
  return (
    <DecideBar
      request={request}
      consequences={[t('compensatory.approve.overtime', 'The hours of that day aren’t paid as overtime.')]}
      send={({ decision, reason }) =>
        review.mutateAsync({ requestId, version, decision, ...(reason && { reason }) })
      }
    />
  );
}
