import { taskEvery } from '@nukkad/contract/people/task/task.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { FieldPair } from '../../ui/field/field-pair.tsx';
import { choosing } from '../../ui/field/choosing.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { TaskParts } from './task-form.ts';
import { everyNames, weekdayName } from './task-words.ts';

const week = ['1', '2', '3', '4', '5', '6', '7'];

/** On which days it comes again; monthly on the day of the first one. */
export function RepeatFields({ fields, errors, change }: TaskParts) {
  const { t, locale } = useTranslation();
  return (
    <>
      <FieldPair>
        <SelectField
          label={t('task.repeat', 'Repeat')}
          name="every"
          value={fields.every}
          options={[
            { value: '', label: t('task.repeat.none', 'Doesn’t repeat') },
            ...taskEvery.map((value) => ({ value, label: everyNames[value](t) })),
          ]}
          onChange={choosing(['', ...taskEvery], (every) => change({ every }))}
        />
        {fields.every && (
          <DayField
            label={t('task.until', 'Last day (optional)')}
            name="untilOn"
            value={fields.untilOn}
            min={fields.dueOn}
            onDay={(untilOn) => change({ untilOn })}
          />
        )}
      </FieldPair>
      {fields.every === 'weekly' && (
        <CheckList
          label={t('task.weekdays', 'On these days')}
          name="weekdays"
          most={7}
          options={week.map((value) => ({ value, label: weekdayName(Number(value), locale) }))}
          values={fields.weekdays}
          onChange={(weekdays) => change({ weekdays })}
          error={errors['repeat']}
        />
      )}
    </>
  );
}
