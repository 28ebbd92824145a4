import { seenOfHours } from '@nukkad/contract/market/partnership/hours.confirm';
import { type WorkingHours, workingHoursBody } from '@nukkad/contract/market/partnership/hours.model';
import { useState } from 'react';
import { fieldErrors } from '../../platform/forms/field-errors.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { Reconfirmation } from '../../ui/reconfirmation.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { toast } from '../../ui/toast.ts';
import { useReconfirmation } from '../../ui/use-reconfirmation.ts';
import { DayToggles } from './day-toggles.tsx';
import styles from './hours.module.css';
import { useSaveHours } from './hours.queries.ts';
import { TimesOfDay } from './times-of-day.tsx';
import { isEven, weekdayName } from './week.ts';

const usual = { opensMinute: 540, closesMinute: 1140 };

/** Days, times and whether the owner works, too. One pair of times for all days, until the person sets them apart. */
export function HoursForm({ hours }: { hours: WorkingHours }) {
  const { t, locale } = useTranslation();
  const [days, setDays] = useState(hours.days);
  const [apart, setApart] = useState(!isEven(hours.days));
  const [ownerWorks, setOwnerWorks] = useState(hours.ownerWorks);
  const [refused, setRefused] = useState('');
  const save = useSaveHours();
  const review = useReconfirmation();
  // As the form was filled; another tab's save may be read meanwhile.
  const [shown, setShown] = useState(hours);
  const like = days[0] ?? usual;

  const submit = () => {
    const body = { days, ownerWorks };
    const wrong = fieldErrors(workingHoursBody, body, t);
    setRefused(wrong ? (Object.values(wrong)[0] ?? '') : '');
    if (wrong) return;
    save.mutate(
      { ...body, seen: review.seen(seenOfHours(shown)) },
      {
        onSuccess: (saved) => {
          setShown(saved);
          review.close();
          toast.success(t('hours.saved', 'Saved. Customers can book these hours now.'));
        },
        onError: (error) => {
          if (!review.take(error)) setRefused(error.message);
        },
      },
    );
  };
  return (
    <Form onSubmit={submit}>
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
        <label className={styles.apart}>
          <input
            type="checkbox"
            checked={apart}
            onChange={({ target }) => {
              setApart(target.checked);
              if (!target.checked) setDays(days.map(({ weekday }) => ({ ...like, weekday })));
            }}
          />
          {t('hours.apart', 'Different hours on some days')}
        </label>
      )}
      <SwitchRow
        legend={t('hours.owner', 'Do you go to customers yourself?')}
        options={[
          { value: 'yes', label: t('hours.owner.yes', 'Yes, I do jobs too') },
          { value: 'no', label: t('hours.owner.no', 'No, only my team') },
        ]}
        value={ownerWorks ? 'yes' : 'no'}
        onChange={(answer) => setOwnerWorks(answer === 'yes')}
      />
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
      <Reconfirmation
        review={review}
        busy={save.isPending}
        note={t('changed.savesForm', 'Confirming saves what you entered in the form.')}
        onConfirm={submit}
      />
      <div>
        <Button type="submit" busy={save.isPending}>
          {t('hours.save', 'Save hours')}
        </Button>
      </div>
    </Form>
  );
}
