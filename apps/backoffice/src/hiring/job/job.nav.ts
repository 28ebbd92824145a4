import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import type { OfficeRow } from '../../platform/nav-row.ts';
import { t } from '../../platform/words.ts';
import { JobCount } from './job-count.tsx';

export const jobNav: readonly OfficeRow[] = [
  {
    to: '/jobs',
    label: t('officeJob.title', 'Jobs'),
    Icon: IconBriefcase,
    position: { group: 'waiting', order: 45 },
    Badge: JobCount,
  },
];
