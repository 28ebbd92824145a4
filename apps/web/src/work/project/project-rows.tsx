import type { ProjectCard } from '@nukkad/contract/work/project/project.model';
import { Link } from 'react-router';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Money, formatMoney } from '../../ui/mark/money.tsx';
import { dayWords } from './project-words.ts';
import { Paragraph, Row, Text } from '../../ui/page/parts.tsx';
import styles from './project.module.css';

/** How far it is, for both sides. */
export function Progress({ project: { milestonesDone, milestonesAll } }: { project: ProjectCard }) {
  const { t } = useTranslation();
  const label = t('project.progress', '{{done}} of {{all}} milestones approved', {
    done: milestonesDone,
    all: milestonesAll,
  });
  return (
    <div className={styles.progress}>
      <progress value={milestonesDone} max={Math.max(1, milestonesAll)} aria-label={label} />
      <small>{label}</small>
    </div>
  );
}

/** When its work ends; first that money is overdue, as the payment book says, or that the work is late. */
export function DueWords({ project: { dueOn, isLate, overdue } }: { project: ProjectCard }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const words = () => {
    if (overdue > 0)
      return t('project.overdue', '{{amount}} overdue', { amount: formatMoney(overdue, locale) });
    return isLate
      ? t('project.late', 'Behind schedule')
      : t('project.dueBy', 'due {{day}}', { day: dayWords(voice, dueOn) });
  };
  return (
    <span className={styles.due} data-late={overdue > 0 || isLate || undefined}>
      {words()}
    </span>
  );
}

/** Projects as cards, in a page that is not their list. */
export function ProjectRows({ items, base }: { items: readonly ProjectCard[]; base: string }) {
  return (
    <CardList>
      {items.map((project) => (
        <Card as="li" quiet key={project.projectId} className={styles.card ?? ''}>
          <Row gap={0.5} align="start" justify="space-between">
            <Text as="h3" size={1.125} breaks>
              <Link to={`${base}/${project.projectId}`}>{project.title}</Link>
            </Text>
            <StatusBadge status={project.status} />
          </Row>
          <Paragraph breaks>
            <span translate="no">{project.counterpart}</span> · <Money paise={project.total} /> ·{' '}
            <DueWords project={project} />
          </Paragraph>
          <Progress project={project} />
        </Card>
      ))}
    </CardList>
  );
}
