import { useSearchParams } from 'react-router';
import { AskPage } from '../../../market/enquiry/ask-page.tsx';
import { page } from '../../page-head.tsx';

export const handle = page(({ t }) => ({ title: t('enquiry.ask', 'Ask a question'), noindex: true }));

export default function NewEnquiry() {
  const [search] = useSearchParams();
  return <AskPage serviceId={search.get('service') ?? ''} />;
}
