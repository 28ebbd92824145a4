import { NewQuotePage } from '../../market/quotation/new-quote-page.tsx';
import { page } from '../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('quote.new', 'Get quotes'), noindex: true }));

export default function NewQuote() {
  return <NewQuotePage />;
}
