import { LeaveTakenReport } from '../../../people/report/leave-taken-report.tsx';
import { ReportFrame } from '../../../people/report/report-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('report.taken', 'Leave taken'), noindex: true }));

export default function ReportOfLeaveTaken() {
  return (
    <ReportFrame>
      <LeaveTakenReport />
    </ReportFrame>
  );
}
