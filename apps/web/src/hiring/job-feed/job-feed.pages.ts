import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const jobFeedPages: DomainPages = {
  private: [route('hire-talent/feed', 'routes/hiring/job-feed.tsx')],
};
