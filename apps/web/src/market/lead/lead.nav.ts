import IconLeads from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { lazyOptional } from '../../platform/lazy-optional.ts';
import type { NavRow } from '../../platform/nav-items.ts';

const Badge = lazyOptional(
  () => import('./lead-count.tsx'),
  (part) => part.LeadCount,
);

export const leadNav: readonly NavRow[] = [
  {
    to: '/consultant-service/leads',
    work: { group: 'leads', order: 10 },
    Icon: IconLeads,
    label: (t) => t('lead.title', 'Leads'),
    about: (t) => t('lead.title.about', 'Customers near you who ask for quotations.'),
    Badge,
  },
];
