import { AttendanceReport } from '../../../people/report/attendance-report.tsx';
import { ReportFrame } from '../../../people/report/report-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('report.attendance', 'Attendance'), noindex: true }));

export default function ReportOfAttendance() {
  return (
    <ReportFrame>
      <AttendanceReport />
    </ReportFrame>
  );
}
