import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { DayRow } from '../../nouns/plan/day-line.tsx';
import { type Span, barOf, beginsTooEarly, placeOf, shifted } from '../../nouns/plan/plan.rules.ts';
import { useMovedStep } from './use-moved-step.ts';
import line from '../../nouns/plan/day-line.module.css';
import { daysWords } from './step-words.ts';
import { Text } from '../../ui/page/parts.tsx';
import styles from './sub-task.module.css';

/** One step on the line of days. */
export function StepBar({
  step,
  span,
  before,
  pixelsOfDay,
  helpId,
}: {
  step: SubTask;
  span: Span;
  /** What it waits for. */
  before: readonly SubTask[];
  pixelsOfDay: () => number;
  helpId: string;
}) {
  const { t, locale } = useTranslation();
  const dialog = useUrlDialog('step', ['subTaskId']);
  const { by, handlers, wasDragged } = useMovedStep(step, pixelsOfDay);
  const bar = barOf(shifted(step, by));
  if (!bar) return null;
  const { start, length } = placeOf(span, bar);
  const days = daysWords(locale, { startsOn: bar.from, dueOn: bar.to });
  const early = before.filter((one) => beginsTooEarly(shifted(step, by), one));
  return (
    <DayRow
      label={
        <>
          {step.title}
          {early.length > 0 && (
            <Text as="small" tone="bad" size={0.6875}>
              {t('plan.early', 'Starts before “{{title}}” ends', { title: early[0]?.title ?? '' })}
            </Text>
          )}
        </>
      }
    >
      <div className={line.track} data-track>
        <button
          type="button"
          className={step.can.edit ? `${line.bar} ${styles.dragged}` : line.bar}
          data-done={step.status === 'Closed' || undefined}
          data-late={step.isLate || undefined}
          data-moved={by !== 0 || undefined}
          style={{ insetInlineStart: `${start * 100}%`, width: `${length * 100}%` }}
          aria-label={t('plan.step', '{{title}}, {{days}}', { title: step.title, days })}
          aria-describedby={step.can.edit ? helpId : undefined}
          onClick={() => {
            if (!wasDragged() && by === 0 && step.can.edit) dialog.open({ subTaskId: step.subTaskId });
          }}
          {...handlers}
        />
        {by !== 0 && (
          <output className={styles.moving} style={{ insetInlineStart: `${start * 100}%` }}>
            {days}
          </output>
        )}
      </div>
    </DayRow>
  );
}
