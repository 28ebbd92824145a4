import { route } from '@react-router/dev/routes';
import type { DomainPages } from '../../platform/domain-pages.ts';

export const workRecordPages: DomainPages = {
  private: [route('candidate/work-record', 'routes/hiring/own-work-record.tsx')],
};
