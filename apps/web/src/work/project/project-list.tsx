import { listProjects, projectsQuery } from '@nukkad/contract/work/project/project.api';
import { projectTabs } from '@nukkad/contract/work/project/project.model';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { pageLink } from '../../nouns/work-list/columns.tsx';
import { listPartOf } from '../../nouns/work-list/list-part.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatMoney } from '../../ui/mark/money.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { DueWords } from './project-rows.tsx';
import { tabNames } from './project-words.ts';

/** Running or finished; the tab is part of the address. */
export function ProjectTabs() {
  const { t } = useTranslation();
  return (
    <UrlTabs
      label={t('project.status', 'Status')}
      tabs={projectTabs.map((value) => ({ value, label: tabNames[value](t) }))}
    />
  );
}

/** A business without larger work, or none in this tab. */
export function NoProjects() {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="files"
      title={t('project.none', 'No projects here')}
      action={<ButtonLink to="/projects/new-business">{t('newBusiness.title', 'New project')}</ButtonLink>}
    >
      {t('project.none.words', 'Larger work for a customer, in milestones that you bill one by one.')}
    </EmptyState>
  );
}

const useTab = () => useUrlTab(projectTabs);

/** The projects of the business as a list. */
export const ProjectList = listPartOf(listProjects, useTab, {
  name: 'projects',
  label: ({ t }) => t('project.title', 'Projects'),
  address: listAddress(projectsQuery.shape, ['q'], {}),
  query: (filters, tab) => ({ tab, ...filters }),
  tab: ({ given }) => given,
  above: () => <ProjectTabs />,
  fields: ({ t }) => [search(t('project.search', 'Title or number'))],
  keyOf: ({ projectId }) => projectId,
  nameOf: ({ title, counterpart }) => `${title}, ${counterpart}`,
  columns: ({ t, locale }) => [
    pageLink(
      'title',
      t('project.name', 'Project'),
      ({ title }) => title,
      ({ projectId }) => `/projects/${projectId}`,
    ),
    told('party', t('project.party', 'Customer'), ({ counterpart }) => counterpart, { width: '10rem' }),
    told(
      'done',
      t('project.done', 'Milestones'),
      ({ milestonesDone, milestonesAll }) => `${milestonesDone} / ${milestonesAll}`,
      { width: '6.5rem' },
    ),
    told('total', t('project.total', 'Value'), ({ total }) => formatMoney(total, locale), {
      figures: true,
      width: '7.5rem',
    }),
    told(
      'left',
      t('project.left', 'To receive'),
      ({ accepted, received }) => formatMoney(Math.max(0, accepted - received), locale),
      { figures: true, width: '7.5rem' },
    ),
    told('due', t('project.due', 'Due'), ({ dueOn }) => dueOn, {
      cell: (project) => <DueWords project={project} />,
      width: '9.5rem',
    }),
    told('status', t('project.status', 'Status'), ({ status }) => status, {
      cell: ({ status }) => <StatusBadge status={status} />,
      card: 'foot',
      width: '13.5rem',
    }),
  ],
  empty: () => <NoProjects />,
});
