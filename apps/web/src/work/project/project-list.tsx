import { type ProjectCard, projectTabs } from '@nukkad/contract/work/project/project.model';
import { type Column, heading, told } from '@nukkad/lists/columns';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { search } from '@nukkad/lists/fields';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { Listing } from '../../nouns/work-list/listing.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { projectsAddress, useProjects } from './project.queries.ts';
import { DueWords } from './project-rows.tsx';
import { tabNames } from './project-words.ts';

type Voice = ReturnType<typeof useTranslation>;

const columnsOf = (voice: Voice): readonly Column<ProjectCard>[] => {
  const { t, locale } = voice;
  return [
    told('title', t('project.name', 'Project'), ({ title }) => title, {
      ...heading,
      cell: ({ projectId, title }) => <Link to={`/projects/${projectId}`}>{title}</Link>,
    }),
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
  ];
};

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

/** The projects of the business as a list. */
export function ProjectList() {
  const voice = useTranslation();
  const { t } = voice;
  const tab = useUrlTab(projectTabs);
  const asked = useListAddress(projectsAddress);
  return (
    <>
      <ProjectTabs />
      <Listing<ProjectCard>
        key={tab}
        name="projects"
        label={t('project.title', 'Projects')}
        asked={asked}
        fields={[search(t('project.search', 'Title or number'))]}
        columns={columnsOf(voice)}
        pages={useProjects(tab, asked.filters.q ?? '')}
        keyOf={({ projectId }) => projectId}
        nameOf={({ title, counterpart }) => `${title}, ${counterpart}`}
        empty={<NoProjects />}
      />
    </>
  );
}
