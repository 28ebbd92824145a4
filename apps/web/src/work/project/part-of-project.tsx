import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './project.module.css';
import { type Side, useProject } from './project.queries.ts';

/** On a booking that is a visit of a project: which one, and what that means for its money and for a dispute. */
export function PartOfProject({ projectId, side }: { projectId: string; side: Side }) {
  const { t } = useTranslation();
  const { data } = useProject(projectId, side);
  const to = side === 'client' ? `/buyer/projects/${projectId}` : `/projects/${projectId}`;
  return (
    <Card quiet>
      <p className={styles.part}>
        {t('project.partOf', 'Part of project')}{' '}
        {data ? (
          <Link to={to} translate="no">
            {data.title}
          </Link>
        ) : null}
      </p>
      <Note>
        {side === 'client'
          ? t(
              'project.partOf.client',
              'It’s paid with the project. If something is wrong with the work, dispute its milestone in the project.',
            )
          : t('project.partOf.partner', 'It’s paid with the project. Extra work is a change of the project.')}
      </Note>
    </Card>
  );
}
