import type { ProjectStatus } from '@nukkad/contract/work/project/project.noun';
import type { ProjectCard } from '@nukkad/contract/work/project/project.model';
import { Link } from 'react-router';
import { statusLabel } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Board, BoardCards, BoardColumn, type Drop, draggedCard } from '../../ui/page/board.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { SkeletonBlock } from '../../ui/state/skeletons.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { DueWords, Progress } from './project-rows.tsx';
import { useProjectColumn } from './project.queries.ts';
import { StartProjectDialog } from './start-project-dialog.tsx';
import styles from './project.module.css';

const columns = ['Project Created', 'Inprogress', 'Project Submitted For Review', 'Completed'] as const;
type Column = (typeof columns)[number] & ProjectStatus;

/** The work is begun by a drop; everything behind follows from the milestones, and the reader is told so. */
function useDropOn(column: Column): Drop<ProjectCard> {
  const { t } = useTranslation();
  const dialog = useUrlDialog('start');
  return {
    kind: 'project',
    onDrop: ({ projectId, status, can }) => {
      if (status === column) return;
      if (column === 'Inprogress' && can.start) dialog.open({ projectId });
      else
        toast.error(
          t(
            'project.board.milestones',
            'A project moves on with its milestones. Open it to submit or approve them.',
          ),
        );
    },
  };
}

function Card({ project }: { project: ProjectCard }) {
  const { t } = useTranslation();
  const { projectId, title, counterpart, total, can } = project;
  const start = useDialogLink('start', { projectId });
  return (
    <li className={styles.boardCard} {...(can.start && draggedCard('project', project))}>
      <h3>
        <Link to={`/projects/${projectId}`}>{title}</Link>
      </h3>
      <p translate="no">{counterpart}</p>
      <p>
        <Money paise={total} /> · <DueWords project={project} />
      </p>
      <Progress project={project} />
      {can.start && (
        <ButtonLink
          {...start}
          small
          tone="plain"
          aria-label={`${t('project.start', 'Start work')}: ${title}`}
        >
          {t('project.start', 'Start work')}
        </ButtonLink>
      )}
    </li>
  );
}

function ProjectColumn({ column }: { column: Column }) {
  const { t } = useTranslation();
  const query = useProjectColumn(column);
  const total = query.data?.pages[0]?.total;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <BoardColumn
      title={statusLabel(t, column)}
      count={total && `${total.count}${total.isMore ? '+' : ''}`}
      drop={useDropOn(column)}
    >
      <Loaded query={query} waiting={<SkeletonBlock height="8rem" />}>
        {() => (
          <BoardCards isEmpty={items.length === 0}>
            {items.map((project) => (
              <Card key={project.projectId} project={project} />
            ))}
          </BoardCards>
        )}
      </Loaded>
      {query.hasNextPage && (
        <Button tone="plain" small busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('list.more', 'Show more')}
        </Button>
      )}
    </BoardColumn>
  );
}

/** The projects of the business by their state; what was cancelled is in the list alone. */
export function ProjectBoard() {
  const { t } = useTranslation();
  return (
    <>
      <Board label={t('project.board.label', 'Projects by state')}>
        {columns.map((column) => (
          <ProjectColumn key={column} column={column} />
        ))}
      </Board>
      <StartProjectDialog />
    </>
  );
}
