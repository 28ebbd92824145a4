import { LeaveReport } from '../../../people/report/leave-report.tsx';
import { ReportFrame } from '../../../people/report/report-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('report.leave', 'Leave left'), noindex: true }));

export default function ReportOfLeave() {
  return (
    <ReportFrame>
      <LeaveReport />
    </ReportFrame>
  );
}
