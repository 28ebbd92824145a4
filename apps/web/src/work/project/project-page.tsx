import type { Project } from '@nukkad/contract/work/project/project.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Fact, Facts } from '../../ui/page/facts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { UrlTabs, useUrlTab } from '../../ui/page/url-tabs.tsx';
import { AddMilestoneDialog } from './add-milestone-dialog.tsx';
import { CancelProjectDialog } from './cancel-project-dialog.tsx';
import { DisputeDialogs } from './dispute-dialogs.tsx';
import { MilestoneDialogs } from './milestone-dialogs.tsx';
import { MilestoneList } from './milestone-list.tsx';
import { ScopeChanges } from './scope/scope-changes.tsx';
import { type Side, useProject } from './project.queries.ts';
import { Progress } from './project-rows.tsx';
import { StartProjectDialog } from './start-project-dialog.tsx';
import { dayWords, projectSentence } from './project-words.ts';
import { Quoted, StandingParts } from '../../ui/page/parts.tsx';

function Acts({ project: { projectId, hasClient, can } }: { project: Project }) {
  const { t } = useTranslation();
  return (
    <Moves
      small
      gap={0.75}
      of={[
        {
          on: can.start,
          opens: 'start',
          about: { projectId },
          label: t('project.start', 'Start work'),
          tone: 'neel',
        },
        { on: can.edit, to: `/projects/${projectId}/edit`, label: t('project.edit', 'Edit project') },
        {
          on: can.edit && hasClient,
          to: `/projects/${projectId}/change`,
          label: t('scope.propose', 'Propose a change'),
        },
        { on: can.addMilestone, opens: 'milestone', label: t('milestone.add', 'Add a milestone') },
        { on: can.cancel, opens: 'cancel', label: t('project.cancel', 'Cancel project') },
      ]}
    />
  );
}

/** Where the request is from which it came, for each side. */
function Request({ project: { rfqId, reference }, side }: { project: Project; side: Side }) {
  if (rfqId === null || side === 'partner') return <span translate="no">{reference}</span>;
  return (
    <Link to={`/buyer/quotes/${rfqId}`} translate="no">
      {reference}
    </Link>
  );
}

function Counterpart({ project: { partyId, counterpart } }: { project: Project }) {
  if (partyId === null) return <span translate="no">{counterpart}</span>;
  return (
    <Link to={`/projects/parties/${partyId}`} translate="no">
      {counterpart}
    </Link>
  );
}

function About({ project, side }: { project: Project; side: Side }) {
  const voice = useTranslation();
  const { t } = voice;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      side === 'client' ? t('project.by', 'Done by') : t('project.party', 'Customer'),
      <Counterpart key="who" project={project} />,
    ],
    [t('project.reference', 'Reference'), <Request key="reference" project={project} side={side} />],
    ...(project.site ? [[t('project.site.name', 'Site'), project.site] as const] : []),
    [t('project.starts', 'First day'), dayWords(voice, project.startsOn)],
    [t('project.ends', 'Last day'), dayWords(voice, project.dueOn)],
    [t('project.total', 'Value'), <Money key="total" paise={project.total} />],
    [t('project.approved', 'Approved'), <Money key="approved" paise={project.accepted} />],
    [t('project.paid', 'Paid'), <Money key="paid" paise={project.received} />],
  ];
  return (
    <Section title={t('project.facts', 'About this project')}>
      <Card quiet>
        <Facts least={8.5}>
          {facts.map(([term, value]) => (
            <Fact key={term} name={term}>
              {value}
            </Fact>
          ))}
        </Facts>
        {project.description && (
          <Quoted as="p" above={0.5}>
            {project.description}
          </Quoted>
        )}
      </Card>
    </Section>
  );
}

function Standing({ project, side }: { project: Project; side: Side }) {
  const voice = useTranslation();
  return (
    <Card>
      <StandingParts>
        <StatusBadge status={project.status} />
        <p>{projectSentence(voice, project, side)}</p>
        <Progress project={project} />
        <Acts project={project} />
      </StandingParts>
    </Card>
  );
}

interface ProjectPart {
  readonly value: string;
  readonly label: string;
  readonly show: (project: Project) => ReactNode;
}

/** One project, as the business or its client reads it. */
export function ProjectPage({
  projectId,
  side,
  first,
  below,
  beside,
  tabs,
}: {
  projectId: string;
  side: Side;
  /** The same, before its milestones. */
  first?: (project: Project) => ReactNode;
  /** What other features show of it: below its milestones, and above its facts beside them. */
  below: (project: Project) => ReactNode;
  beside: (project: Project) => ReactNode;
  /** What other features show of it apart, each behind `?tab=…`. */
  tabs: readonly ProjectPart[];
}) {
  const { t } = useTranslation();
  const query = useProject(projectId, side);
  const tab = useUrlTab(['overview', ...tabs.map(({ value }) => value)]);
  const part = tabs.find(({ value }) => value === tab);
  const list =
    side === 'client'
      ? { to: '/buyer/projects', label: t('project.own', 'Your projects') }
      : { to: '/projects', label: t('project.title', 'Projects') };
  return (
    <Page
      title={query.data?.title ?? list.label}
      lead={query.data && <span translate="no">{query.data.projectNumber}</span>}
      back={list}
    >
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {(project) => (
          <>
            <Standing project={project} side={side} />
            <UrlTabs
              label={t('project.parts', 'Parts of the project')}
              tabs={[{ value: 'overview', label: t('project.tab.overview', 'Overview') }, ...tabs]}
            />
            {part ? (
              part.show(project)
            ) : (
              <TwoColumns
                side={
                  <>
                    {beside(project)}
                    <About project={project} side={side} />
                  </>
                }
              >
                {project.hasClient && <ScopeChanges project={project} side={side} />}
                {first?.(project)}
                <Section title={t('project.done', 'Milestones')}>
                  <MilestoneList project={project} side={side} />
                </Section>
                {below(project)}
              </TwoColumns>
            )}
            <MilestoneDialogs project={project} />
            <DisputeDialogs project={project} />
            <StartProjectDialog />
            <CancelProjectDialog project={project} />
            <AddMilestoneDialog project={project} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
