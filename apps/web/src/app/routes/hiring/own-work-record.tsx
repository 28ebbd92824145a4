import { OwnRecordPage } from '../../../hiring/work-record/own-record-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({
  title: t('workRecord.title', 'Verified work record'),
  noindex: true,
}));

export default function OwnWorkRecordRoute() {
  return <OwnRecordPage />;
}
