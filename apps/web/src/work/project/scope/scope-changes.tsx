import type { Project } from '@nukkad/contract/work/project/project.model';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Section } from '../../../ui/page/section.tsx';
import type { Side } from '../project.queries.ts';
import { ScopeChangeCard } from './scope-change-card.tsx';
import { ScopeDialogs } from './scope-dialogs.tsx';
import { useScopeChanges } from './scope-change.queries.ts';
import { List } from '../../../ui/page/parts.tsx';
import styles from './scope.module.css';

/** What was proposed for a project; one that waits for an answer comes first. Nothing where there is none. */
export function ScopeChanges({ project, side }: { project: Project; side: Side }) {
  const { t } = useTranslation();
  const changes = useScopeChanges(project.projectId, side).data?.items ?? [];
  const waiting = changes.filter(({ status }) => status === 'Proposed');
  const answered = changes.filter(({ status }) => status !== 'Proposed');
  if (changes.length === 0) return null;
  return (
    <Section title={t('scope.title', 'Changes')}>
      {waiting.length > 0 && (
        <List>
          {waiting.map((change) => (
            <ScopeChangeCard key={change.scopeChangeId} change={change} side={side} />
          ))}
        </List>
      )}
      {answered.length > 0 && (
        <details className={styles.earlier}>
          <summary>{t('scope.earlier', 'Earlier changes ({{count}})', { count: answered.length })}</summary>
          <List>
            {answered.map((change) => (
              <ScopeChangeCard key={change.scopeChangeId} change={change} side={side} />
            ))}
          </List>
        </details>
      )}
      <ScopeDialogs project={project} changes={changes} />
    </Section>
  );
}
