import { ApprovalPage } from '../../../people/approval/approval-page.tsx';
import { approvalKindViews } from '../../approval-kinds/approval-kinds.ts';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/approval.ts';

export const handle = page(({ t }) => ({ title: t('approval.title', 'Approvals'), noindex: true }));

export default function Approval({ params }: Route.ComponentProps) {
  return (
    <ApprovalPage requestId={params.requestId}>
      {(request) => {
        const View = approvalKindViews[request.kind];
        return View && <View request={request} />;
      }}
    </ApprovalPage>
  );
}
