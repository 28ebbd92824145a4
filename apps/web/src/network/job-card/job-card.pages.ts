import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const jobCardPages: DomainPages = {
  private: [
    route('job-cards', 'routes/network/job-cards.tsx'),
    route('job-cards/:cardId', 'routes/network/job-card.tsx'),
  ],
};
