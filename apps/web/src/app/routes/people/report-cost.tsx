import { CostReport } from '../../../people/report/cost-report.tsx';
import { ReportFrame } from '../../../people/report/report-frame.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('report.cost', 'Cost'), noindex: true }));

export default function ReportOfCost() {
  return (
    <ReportFrame>
      <CostReport />
    </ReportFrame>
  );
}
