import { ComparePage } from '../../../market/quote/compare-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/buyer-compare.ts';

export const handle = page(({ t }) => ({ title: t('offers.compare', 'Compare quotes'), noindex: true }));

export default function BuyerCompare({ params }: Route.ComponentProps) {
  return <ComparePage rfqId={params.rfqId} />;
}
