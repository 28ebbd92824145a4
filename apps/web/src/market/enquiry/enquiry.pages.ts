import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const enquiryPages: DomainPages = {
  private: [
    route('buyer/enquiries', 'routes/buyer-enquiries.tsx'),
    route('buyer/enquiries/new', 'routes/new-enquiry.tsx'),
    route('buyer/enquiries/:enquiryId', 'routes/buyer-enquiry.tsx'),
    route('consultant-service/enquiries', 'routes/partner-enquiries.tsx'),
    route('consultant-service/enquiries/:enquiryId', 'routes/partner-enquiry.tsx'),
  ],
};
