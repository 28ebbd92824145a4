import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const enquiryPages: DomainPages = {
  private: [
    route('buyer/enquiries', 'routes/market/buyer-enquiries.tsx'),
    route('buyer/enquiries/new', 'routes/market/new-enquiry.tsx'),
    route('buyer/enquiries/:enquiryId', 'routes/market/buyer-enquiry.tsx'),
    route('consultant-service/enquiries', 'routes/market/partner-enquiries.tsx'),
    route('consultant-service/enquiries/:enquiryId', 'routes/market/partner-enquiry.tsx'),
  ],
};
