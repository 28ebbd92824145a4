import type { SubTask } from '@nukkad/contract/work/sub-task/sub-task.model';
import { Link } from 'react-router';
import type { PlanMark } from '../../nouns/plan/day-line.tsx';
import { type CalendarEntry, EntryRow, PlanCalendar } from '../../nouns/plan/plan-calendar.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { MonthSteps, useMonthParam } from '../../ui/time/month-steps.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { stateNames } from './step-words.ts';

interface Entry extends CalendarEntry {
  readonly about: string;
  /** Null: a milestone. */
  readonly step: SubTask | null;
}

/** The days of a step: its first and its last, or the one that it has. */
function entriesOf(step: SubTask, t: Translate): readonly Entry[] {
  const { subTaskId, title, startsOn, dueOn, status, isLate, assignee } = step;
  const entry = (kind: string, day: string, words: string, late: boolean): Entry => ({
    id: `${subTaskId} ${kind}`,
    day,
    title,
    isDone: status === 'Closed',
    isLate: late,
    about: [words, stateNames[status](t), assignee?.fullName].filter(Boolean).join(' · '),
    step,
  });
  return [
    ...(startsOn && startsOn !== dueOn
      ? [entry('begins', startsOn, t('step.calendar.begins', 'First day'), false)]
      : []),
    ...(dueOn ? [entry('due', dueOn, t('step.calendar.due', 'Last day'), isLate)] : []),
  ];
}

const markEntry = ({ id, title, dueOn, isLate, isDone = false }: PlanMark, t: Translate): Entry => ({
  id,
  day: dueOn,
  title,
  isDone,
  isLate,
  about: t('step.calendar.milestone', 'Milestone'),
  step: null,
});

function StepEntry({ entry: { step, title, about } }: { entry: Entry }) {
  const edit = useDialogLink('step', { subTaskId: step?.subTaskId ?? '' });
  return <EntryRow link={step?.can.edit ? <Link {...edit}>{title}</Link> : <b>{title}</b>} about={about} />;
}

/** The steps and milestones of a project on the days of a month. */
export function StepCalendar({ steps, marks }: { steps: readonly SubTask[]; marks: readonly PlanMark[] }) {
  const { t } = useTranslation();
  const month = useMonthParam();
  const entries = [
    ...marks.map((mark) => markEntry(mark, t)),
    ...steps.filter(({ status }) => status !== 'Cancelled').flatMap((step) => entriesOf(step, t)),
  ];
  return (
    <>
      <MonthSteps month={month} />
      <PlanCalendar month={month} entries={entries}>
        {(entry) => <StepEntry entry={entry} />}
      </PlanCalendar>
    </>
  );
}
