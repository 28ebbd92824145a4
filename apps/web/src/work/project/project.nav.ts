import IconProjects from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconNewProject from '@tabler/icons-react/dist/esm/icons/IconClipboardPlus.mjs';
import type { NavRow } from '../../platform/nav-items.ts';

export const projectNav: readonly NavRow[] = [
  {
    to: '/projects',
    work: { group: 'projects', order: 10 },
    end: true,
    Icon: IconProjects,
    label: (t) => t('project.title', 'Projects'),
    about: (t) => t('project.about', 'Larger work in milestones, and what is still to receive.'),
  },
  {
    to: '/projects/new-business',
    work: { group: 'projects', order: 15 },
    Icon: IconNewProject,
    label: (t) => t('newBusiness.title', 'New project'),
    about: (t) => t('place.newBusiness.about', 'Start a project for a customer of your own.'),
  },
  {
    to: '/buyer/projects',
    account: { group: 'home', order: 18 },
    Icon: IconProjects,
    label: (t) => t('project.own', 'Your projects'),
    about: (t) => t('project.own.about', 'Larger work you ordered: progress, approvals and payments.'),
    roles: ['Buyer'],
  },
];
