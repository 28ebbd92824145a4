import { istInstant } from '@nukkad/contract/kernel/time';
import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/date-time.tsx';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { type Span, barOf, beginsTooEarly, placeOf, shifted } from './plan.rules.ts';
import { useMovedStep } from './use-moved-step.ts';
import styles from './plan.module.css';

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
  const dayOf = (day: string) => formatInstant(istInstant(day), 'date', locale);
  const days = bar.from === bar.to ? dayOf(bar.from) : `${dayOf(bar.from)} – ${dayOf(bar.to)}`;
  const early = before.filter((one) => beginsTooEarly(shifted(step, by), one));
  return (
    <li className={styles.row}>
      <span className={styles.label}>
        {step.title}
        {early.length > 0 && (
          <small className={styles.early}>
            {t('plan.early', 'Starts before “{{title}}” ends', { title: early[0]?.title ?? '' })}
          </small>
        )}
      </span>
      <div className={styles.track} data-track>
        <button
          type="button"
          className={styles.bar}
          data-status={step.status}
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
    </li>
  );
}
