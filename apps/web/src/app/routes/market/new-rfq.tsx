import { NewRfqPage } from '../../../market/rfq/new-rfq-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('quote.new', 'Get quotes'), noindex: true }));

export default function NewRfq() {
  return <NewRfqPage />;
}
