import { istDay, istInstant } from '@nukkad/contract/kernel/time';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { type CSSProperties, useId, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/date-time.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Section } from '../../ui/section.tsx';
import { ListSkeleton } from '../../ui/skeletons.tsx';
import { PlanLinks } from './plan-links.tsx';
import { StepBar } from './step-bar.tsx';
import { type Span, barOf, daysBetween, spanOf, weeksOf } from './plan.rules.ts';
import { useSteps } from './sub-task.queries.ts';
import styles from './plan.module.css';

/** A milestone as a day on the line. */
export interface PlanMark {
  readonly id: string;
  readonly title: string;
  readonly dueOn: string;
  readonly isLate: boolean;
}

interface Planned {
  readonly startsOn: string;
  readonly dueOn: string;
  readonly marks: readonly PlanMark[];
}

const at = (span: Span, day: string): string => `${(daysBetween(span.from, day) / span.days) * 100}%`;

function Scale({ span }: { span: Span }) {
  const { locale } = useTranslation();
  return (
    <div className={styles.scale} aria-hidden>
      {weeksOf(span).map((day) => (
        <span key={day} style={{ insetInlineStart: at(span, day) }}>
          {formatInstant(istInstant(day), 'date', locale)}
        </span>
      ))}
    </div>
  );
}

function Marks({ span, marks }: { span: Span; marks: readonly PlanMark[] }) {
  const { t, locale } = useTranslation();
  return (
    <li className={styles.row}>
      <span className={styles.label}>{t('project.done', 'Milestones')}</span>
      <ul className={styles.marks}>
        {marks.map(({ id, title, dueOn, isLate }) => (
          <li key={id} data-late={isLate || undefined} style={{ insetInlineStart: at(span, dueOn) }}>
            <span className={styles.hidden}>
              {t('plan.mark', '{{title}}, due {{day}}', {
                title,
                day: formatInstant(istInstant(dueOn), 'day', locale),
              })}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function Line({ steps, planned, span }: { steps: readonly SubTask[]; planned: Planned; span: Span }) {
  const { t } = useTranslation();
  const helpId = useId();
  const line = useRef<HTMLUListElement>(null);
  const today = istDay(new Date());
  const isNow = today >= span.from && daysBetween(span.from, today) < span.days;
  const titles = new Map(steps.map((step) => [step.subTaskId as string, step]));
  const pixelsOfDay = () =>
    (line.current?.querySelector('[data-track]')?.getBoundingClientRect().width ?? span.days) / span.days;
  return (
    <>
      <p id={helpId} className={styles.help}>
        {t(
          'plan.help',
          'Drag a step to move it, or use the arrow keys and Enter. Tap it to change its days.',
        )}
      </p>
      <div className={styles.frame}>
        <div className={styles.plan} style={{ '--days': span.days } as CSSProperties}>
          <Scale span={span} />
          <ul ref={line} className={styles.rows}>
            <Marks span={span} marks={planned.marks} />
            {steps.map((step) => (
              <StepBar
                key={step.subTaskId}
                step={step}
                span={span}
                before={step.needs.flatMap((id) => titles.get(id) ?? [])}
                pixelsOfDay={pixelsOfDay}
                helpId={helpId}
              />
            ))}
          </ul>
          <div className={styles.over} aria-hidden>
            {isNow && <span className={styles.today} style={{ insetInlineStart: at(span, today) }} />}
            <PlanLinks steps={steps} span={span} />
          </div>
        </div>
      </div>
    </>
  );
}

/** The steps and milestones of a project on a line of days. */
export function PlanView({ projectId, ...planned }: Planned & { readonly projectId: string }) {
  const { t } = useTranslation();
  const query = useSteps(projectId);
  return (
    <Section title={t('plan.title', 'Timeline')}>
      <Loaded query={query} waiting={<ListSkeleton count={2} />}>
        {({ items }) => {
          const steps = items.filter((step) => step.status !== 'Cancelled' && barOf(step) !== null);
          const days = steps.flatMap((step) => barOf(step) ?? []).flatMap(({ from, to }) => [from, to]);
          const marks = planned.marks.map(({ dueOn }) => dueOn);
          const span = spanOf([planned.startsOn, planned.dueOn, ...marks, ...days]);
          const open = items.filter((step) => step.status !== 'Cancelled' && barOf(step) === null);
          return (
            <>
              {span && <Line steps={steps} planned={planned} span={span} />}
              {open.length > 0 && (
                <p className={styles.help}>
                  {t('plan.undated', 'Without days: {{steps}}', {
                    steps: open.map(({ title }) => title).join(', '),
                  })}
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}
