import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useId, useRef } from 'react';
import { DayLine, DayMarks, DayRow, type PlanMark } from '../../nouns/plan/day-line.tsx';
import { type Span, barOf, spanOf } from '../../nouns/plan/plan.rules.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { PlanLinks } from './plan-links.tsx';
import { StepBar } from './step-bar.tsx';
import { Note } from '../../ui/page/parts.tsx';

export interface Planned {
  readonly startsOn: string;
  readonly dueOn: string;
  readonly marks: readonly PlanMark[];
}

function Line({ steps, marks, span }: { steps: readonly SubTask[]; marks: Planned['marks']; span: Span }) {
  const { t } = useTranslation();
  const helpId = useId();
  const rows = useRef<HTMLUListElement>(null);
  const byId = new Map<string, SubTask>(steps.map((step) => [step.subTaskId, step]));
  const pixelsOfDay = () =>
    (rows.current?.querySelector('[data-track]')?.getBoundingClientRect().width ?? span.days) / span.days;
  return (
    <>
      <Note id={helpId} size={0.875}>
        {t(
          'plan.help',
          'Drag a step to move it, or use the arrow keys and Enter. Tap it to change its days.',
        )}
      </Note>
      <DayLine
        span={span}
        label={t('plan.title', 'Timeline')}
        rows={rows}
        over={<PlanLinks steps={steps} span={span} />}
      >
        <DayRow label={t('project.done', 'Milestones')}>
          <DayMarks span={span} marks={marks} />
        </DayRow>
        {steps.map((step) => (
          <StepBar
            key={step.subTaskId}
            step={step}
            span={span}
            before={step.needs.flatMap((id) => byId.get(id) ?? [])}
            pixelsOfDay={pixelsOfDay}
            helpId={helpId}
          />
        ))}
      </DayLine>
    </>
  );
}

/** The steps and milestones of a project on a line of days. */
export function PlanView({
  steps: all,
  startsOn,
  dueOn,
  marks,
}: Planned & { readonly steps: readonly SubTask[] }) {
  const { t } = useTranslation();
  const live = all.filter((step) => step.status !== 'Cancelled');
  const steps = live.filter((step) => barOf(step) !== null);
  const undated = live.filter((step) => barOf(step) === null);
  const days = steps.flatMap((step) => barOf(step) ?? []).flatMap(({ from, to }) => [from, to]);
  const span = spanOf([startsOn, dueOn, ...marks.map((mark) => mark.dueOn), ...days]);
  return (
    <>
      {span && <Line steps={steps} marks={marks} span={span} />}
      {undated.length > 0 && (
        <Note size={0.875}>
          {t('plan.undated', 'Without days: {{steps}}', {
            steps: undated.map(({ title }) => title).join(', '),
          })}
        </Note>
      )}
    </>
  );
}
