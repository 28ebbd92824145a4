import { istInstant } from '@nukkad/contract/kernel/time';
import { text } from '@nukkad/contract/kernel/schema';
import { useState } from 'react';
import * as z from 'zod/mini';
import { newIdempotencyKey } from '../../platform/api/client.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { DayField } from '../../ui/day-field.tsx';
import { FieldPair } from '../../ui/field-pair.tsx';
import { Form } from '../../ui/form.tsx';
import { HindiField } from '../../ui/hindi-field.tsx';
import { Section } from '../../ui/section.tsx';
import { toast } from '../../ui/toast.ts';
import { useAddReminder, useReminders, useRemoveReminder } from './sub-task.queries.ts';
import styles from './sub-task.module.css';

const schema = z.object({
  words: text(300),
  day: z.string().check(z.minLength(1, 'Choose a day.')),
});
/** Reminders come at nine in the morning of their day. */
const nine = 540;

function NewReminder({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  const [key, setKey] = useState(newIdempotencyKey);
  const add = useAddReminder(key);
  const { fields, errors, busy, change, submit } = useForm({
    initial: { words: '', day: '' },
    schema,
    send: async ({ words, day }) => {
      await add.mutateAsync({ projectId, words, remindAt: istInstant(day, nine).toISOString() });
      setKey(newIdempotencyKey());
      change({ words: '', day: '' });
      toast.success(t('reminder.saved', 'We’ll remind you'));
    },
    about: { reminder_past: 'day' },
  });
  return (
    <Form onSubmit={submit}>
      <FieldPair>
        <HindiField
          label={t('reminder.words', 'Remind me of')}
          name="words"
          value={fields.words}
          maxLength={300}
          error={errors['words'] ?? errors['form']}
          onText={(words) => change({ words })}
        />
        <DayField
          label={t('reminder.day', 'On (9 AM)')}
          name="day"
          value={fields.day}
          error={errors['day']}
          onDay={(day) => change({ day })}
        />
      </FieldPair>
      <Button type="submit" small tone="plain" busy={busy}>
        {t('reminder.add', 'Add reminder')}
      </Button>
    </Form>
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
