import { getServiceReviews } from '@nukkad/contract/market/review/review.api';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useAnswer } from '../../ui/use-answer.ts';
import { ServiceReviews } from './service-reviews.tsx';

/** The reviews of a service whose page the browser drew, fetched after it. */
export function LaterServiceReviews({ serviceId }: { serviceId: string }): ReactNode {
  const { language } = useTranslation();
  const { value } = useAnswer(`reviews ${serviceId} ${language}`, (signal) =>
    call(getServiceReviews, { query: { serviceId }, quiet: true, signal }),
  );
  return value && <ServiceReviews serviceId={serviceId} reviews={value} />;
}
