import { ThreadPage } from '../../../market/quote/thread-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/partner-quote.ts';

export const handle = page(({ t }) => ({ title: t('offers.quote', 'Quote'), noindex: true }));

export default function PartnerQuote({ params }: Route.ComponentProps) {
  return (
    <ThreadPage leadId={params.leadId} side="Partner" back={`/consultant-service/leads/${params.leadId}`} />
  );
}
