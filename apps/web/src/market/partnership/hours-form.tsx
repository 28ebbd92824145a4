import { seenOfHours } from '@nukkad/contract/market/partnership/hours.api';
import { type WorkingHours, workingHoursBody } from '@nukkad/contract/market/partnership/hours.model';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Reconfirmation } from '../../ui/dialog/reconfirmation.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { SwitchRow } from '../../ui/field/switch-row.tsx';
import { Unsaved } from '../../ui/field/unsaved.tsx';
import { useReconfirmation } from '../../ui/dialog/use-reconfirmation.ts';
import { DayToggles } from './day-toggles.tsx';
import styles from './hours.module.css';
import { useSaveHours } from './hours.queries.ts';
import { TimesOfDay } from './times-of-day.tsx';
import { isEven, weekdayName } from './week.ts';

const usual = { opensMinute: 540, closesMinute: 1140 };

/** Days, times and whether the owner works, too. One pair of times for all days, until the person sets them apart. */
export function HoursForm({ hours }: { hours: WorkingHours }) {
  const { t, locale } = useTranslation();
  const [apart, setApart] = useState(!isEven(hours.days));
  const save = useSaveHours();
  const review = useReconfirmation();
  // As the form was filled; another tab's save may be read meanwhile.
  const [shown, setShown] = useState(hours);
  const form = useSentForm({
    send: (body: z.input<typeof workingHoursBody>) =>
      save.mutateAsync({ ...body, seen: review.seen(seenOfHours(shown)) }),
    said: t('hours.saved', 'Hours saved. Customers can book you in them now.'),
    initial: { days: hours.days, ownerWorks: hours.ownerWorks },
    schema: workingHoursBody,
    take: review.take,
    onSent: (saved) => {
      setShown(saved);
      review.close();
    },
  });
  const { fields, errors, busy, changed, change, submit } = form;
  const { days, ownerWorks } = fields;
  const setDays = (next: WorkingHours['days']) => change({ days: next });
  const [refused] = Object.values(errors);
  const like = days[0] ?? usual;
  return (
    <FieldsOf form={form} save={t('hours.save', 'Save hours')} foot={(send) => <div>{send}</div>}>
      <Unsaved changed={changed} />
      <DayToggles days={days} like={like} onChange={setDays} />
      {!apart && days.length > 0 && (
        <TimesOfDay
          times={like}
          onChange={(times) => setDays(days.map(({ weekday }) => ({ ...times, weekday })))}
        />
      )}
      {apart &&
        days.map((day) => {
          const name = weekdayName(day.weekday, locale, 'long');
          return (
            <div key={day.weekday} className={styles.day}>
              <b>{name}</b>
              <TimesOfDay
                times={day}
                of={name}
                onChange={(times) =>
                  setDays(
                    days.map((one) =>
                      one.weekday === day.weekday ? { ...times, weekday: day.weekday } : one,
                    ),
                  )
                }
              />
            </div>
          );
        })}
      {days.length > 1 && (
        <Tick
          checked={apart}
          onChange={({ target }) => {
            setApart(target.checked);
            if (!target.checked) setDays(days.map(({ weekday }) => ({ ...like, weekday })));
          }}
        >
          {t('hours.apart', 'Different hours on some days')}
        </Tick>
      )}
      <SwitchRow
        legend={t('hours.owner', 'Do you do jobs yourself?')}
        options={[
          { value: 'yes', label: t('hours.owner.yes', 'Yes, I do jobs too') },
          { value: 'no', label: t('hours.owner.no', 'No, only my team') },
        ]}
        value={ownerWorks ? 'yes' : 'no'}
        onChange={(answer) => change({ ownerWorks: answer === 'yes' })}
      />
      <Refusal>{refused}</Refusal>
      <Reconfirmation
        review={review}
        busy={busy}
        note={t('changed.savesForm', 'Confirming also saves this form.')}
        onConfirm={() => submit()}
      />
    </FieldsOf>
  );
}
