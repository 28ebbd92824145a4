import { HeadcountReport } from '../../../people/report/headcount-report.tsx';
import { ReportFrame } from '../../../people/report/report-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('report.headcount', 'Headcount'), noindex: true }));

export default function ReportOfHeadcount() {
  return (
    <ReportFrame>
      <HeadcountReport />
    </ReportFrame>
  );
}
