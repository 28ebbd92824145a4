import { BuilderPage } from '../../../market/quote/builder-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/partner-quote-edit.ts';

export const handle = page(({ t }) => ({ title: t('offers.write', 'Write quote'), noindex: true }));

export default function PartnerQuoteEdit({ params }: Route.ComponentProps) {
  return <BuilderPage leadId={params.leadId} />;
}
