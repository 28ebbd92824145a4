import { useLookAtPartners } from '../../market/quotation/lead-work.queries.ts';
import { ThreadPage } from '../../market/quote/thread-page.tsx';
import { page } from '../page-head.tsx';
import type { Route } from './+types/buyer-offer.ts';

export const handle = page(({ t }) => ({ title: t('offers.quote', 'Quote'), noindex: true }));

export default function BuyerOffer({ params }: Route.ComponentProps) {
  useLookAtPartners(params.rfqId, [params.leadId]);
  return <ThreadPage leadId={params.leadId} side="Buyer" back={`/buyer/quotes/${params.rfqId}`} />;
}
