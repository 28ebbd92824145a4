import { OvertimeReport } from '../../../people/report/overtime-report.tsx';
import { ReportFrame } from '../../../people/report/report-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('report.overtime', 'Overtime'), noindex: true }));

export default function ReportOfOvertime() {
  return (
    <ReportFrame>
      <OvertimeReport />
    </ReportFrame>
  );
}
