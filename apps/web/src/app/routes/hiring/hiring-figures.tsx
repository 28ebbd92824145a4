import { FiguresPage } from '../../../hiring/hiring-report/figures-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('hiringReport.title', 'Hiring figures'),
  noindex: true,
}));

export default function HiringFigures() {
  return <FiguresPage />;
}
