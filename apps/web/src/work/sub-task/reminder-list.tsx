import { addReminder } from '@nukkad/contract/work/sub-task/sub-task.api';
import { istInstant } from '@nukkad/contract/kernel/time';
import { text } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useReminders, useRemoveReminder } from './sub-task.queries.ts';
import styles from './sub-task.module.css';

const schema = z.object({
  words: text(300),
  day: z.string().check(z.minLength(1, 'Choose a day.')),
});
/** Reminders come at nine in the morning of their day. */
const nine = 540;

const nothing = { words: '', day: '' };

function NewReminder({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return (
    <SentFields
      save={t('reminder.add', 'Add reminder')}
      button={{ small: true, tone: 'plain' }}
      send={useSend(addReminder)}
      said={t('reminder.saved', 'We’ll remind you')}
      initial={nothing}
      fieldSchema={schema}
      bodyOf={({ words, day }) => ({ projectId, words, remindAt: istInstant(day, nine).toISOString() })}
      about={{ reminder_past: 'day' }}
      onSent={(_, change) => change(nothing)}
      refusedAt="words"
    >
      {({ textAt, dayAt }) => (
        <FieldPair>
          <HindiField label={t('reminder.words', 'Remind me of')} {...textAt('words')} maxLength={300} />
          <DayField label={t('reminder.day', 'On (9 AM)')} {...dayAt('day')} />
        </FieldPair>
      )}
    </SentFields>
  );
}

/** What the viewer wants to be reminded of in this project. */
export function ReminderList({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const reminders = useReminders(projectId);
  const remove = useRemoveReminder();
  const open = reminders.data?.items.filter(({ isTold }) => !isTold) ?? [];
  return (
    <Section title={t('reminder.title', 'Your reminders')}>
      {open.length > 0 && (
        <ul className={styles.reminders}>
          {open.map(({ reminderId, words, remindAt }) => (
            <li key={reminderId}>
              <span>
                {words} · <DateTime at={remindAt} as="short" />
              </span>
              <Button small tone="plain" busy={remove.isPending} onClick={() => remove.mutate(reminderId)}>
                {t('party.remove', 'Remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewReminder projectId={projectId} />
    </Section>
  );
}
