import { EnquiryPage } from '../../../market/enquiry/enquiry-page.tsx';
import { page } from '../../page-head.tsx';
import type { Route } from './+types/partner-enquiry.ts';

export const handle = page(({ t }) => ({ title: t('enquiry.places', 'Enquiries'), noindex: true }));

export default function PartnerEnquiry({ params }: Route.ComponentProps) {
  return <EnquiryPage enquiryId={params.enquiryId} side="partner" />;
}
