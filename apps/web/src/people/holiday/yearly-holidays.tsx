import { addYearlyHolidays } from '@nukkad/contract/people/holiday/holiday.api';
import { holidayDay } from '@nukkad/contract/people/holiday/holiday.model';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSentForm } from '../../platform/forms/use-sent-form.ts';
import { FieldsOf } from '../../ui/field/sent-fields.tsx';
import { Button } from '../../ui/press/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CheckList } from '../../ui/field/check-list.tsx';
import { DayField } from '../../ui/field/day-field.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { HindiField } from '../../ui/field/hindi-field.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Section } from '../../ui/page/section.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import { FactsSkeleton, ListSkeleton } from '../../ui/state/skeletons.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { Grid, Note } from '../../ui/page/parts.tsx';
import styles from './holiday.module.css';
import { useHolidays, useRemoveHoliday, useSuggested } from './holiday.queries.ts';
import { states } from './states.ts';

const presentYear = new Date().getFullYear();
const dayWords = (day: string, locale: string) => formatInstant(`${day}T12:00:00+05:30`, 'weekday', locale);

function useYear(): number {
  const [search] = useSearchParams();
  const asked = Number(search.get('year'));
  return asked >= 2_020 && asked <= 2_100 ? asked : presentYear;
}

function Listed({ year }: { year: number }) {
  const { t, locale } = useTranslation();
  const remove = useRemoveHoliday();
  return (
    <Loaded query={useHolidays(year)} waiting={<ListSkeleton count={3} />}>
      {({ items }) =>
        items.length === 0 ? (
          <Note>{t('holiday.none', 'No holidays this year yet. Start from the list of your state.')}</Note>
        ) : (
          <ul className={styles.list}>
            {items.map(({ holidayId, on, name, can }) => (
              <li key={holidayId}>
                <span>{dayWords(on, locale)}</span>
                <b>{name}</b>
                {can.remove && (
                  <Button
                    small
                    tone="plain"
                    busy={remove.isPending && remove.variables === holidayId}
                    onClick={() => remove.mutate(holidayId)}
                  >
                    {t('holiday.remove', 'Remove')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function AddOne({ year }: { year: number }) {
  const { t } = useTranslation();
  const add = useSend(addYearlyHolidays);
  const nothing = { on: '', name: '' };
  const form = useSentForm({
    send: (one: z.input<typeof holidayDay>) => add.mutateAsync({ departmentId: null, holidays: [one] }),
    said: t('holiday.added', 'Holiday added'),
    initial: nothing,
    schema: holidayDay,
    onSent: (_, change) => change(nothing),
    refusedAt: 'name',
  });
  const { dayAt, textAt } = form;
  return (
    <FieldsOf
      form={form}
      save={t('holiday.add', 'Add')}
      foot={(send) => (
        <Grid least={11} gap={0.75} align="end">
          <DayField
            label={t('holiday.day', 'Day')}
            {...dayAt('on')}
            min={`${year}-01-01`}
            max={`${year}-12-31`}
          />
          <HindiField label={t('holiday.name', 'Name')} {...textAt('name')} maxLength={80} />
          {send}
        </Grid>
      )}
    />
  );
}

function Suggested({ year }: { year: number }) {
  const { t, locale } = useTranslation();
  const [state, setState] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [withOptional, setWithOptional] = useState(false);
  const add = useSend(addYearlyHolidays);
  const query = useSuggested(year, state);
  const send = async () => {
    const holidays = (query.data?.items ?? []).filter(({ on }) => chosen.includes(on));
    const { added } = await add.mutateAsync({
      departmentId: null,
      holidays: holidays.map(({ on, name }) => ({ on, name })),
    });
    setChosen([]);
    toast.success(t('holiday.added.many', 'Holidays added: {{count}}', { count: added }));
  };
  return (
    <>
      <SelectField
        label={t('holiday.state', 'State')}
        value={state}
        options={[
          { value: '', label: t('holiday.state.choose', 'Choose a state') },
          ...states.map(({ code, en, hi }) => ({ value: code, label: locale.startsWith('hi') ? hi : en })),
        ]}
        onChange={({ target }) => setState(target.value)}
      />
      {state !== '' && (
        <Loaded query={query} waiting={<FactsSkeleton count={4} />}>
          {({ items }) => (
            <>
              <SwitchLine
                title={t('holiday.optional.show', 'Also show optional holidays')}
                checked={withOptional}
                onChange={setWithOptional}
              />
              <div className={styles.scroll}>
                <CheckList
                  label={t('holiday.which', 'Which ones?')}
                  name="suggested"
                  options={items
                    .filter(({ isAdded, isOptional }) => !isAdded && (withOptional || !isOptional))
                    .map(({ on, name, isEstimated, isOptional }) => ({
                      value: on,
                      label: [
                        `${dayWords(on, locale)}: ${name}`,
                        isOptional && t('holiday.optional', 'optional'),
                        isEstimated && t('holiday.estimated', 'day may change'),
                      ]
                        .filter(Boolean)
                        .join(' · '),
                    }))}
                  values={chosen}
                  most={60}
                  onChange={setChosen}
                />
              </div>
              <Button busy={add.isPending} disabled={chosen.length === 0} onClick={() => void send()}>
                {t('holiday.add.chosen', 'Add selected')}
              </Button>
            </>
          )}
        </Loaded>
      )}
    </>
  );
}

/** The holidays of a year, and a state's list as a start. */
export function YearlyHolidays() {
  const { t } = useTranslation();
  const year = useYear();
  return (
    <>
      <FilterChips
        name="year"
        label={t('holiday.year', 'Year')}
        fallback={String(presentYear)}
        options={[presentYear, presentYear + 1].map((one) => ({ value: String(one), label: String(one) }))}
      />
      <Card quiet>
        <Listed year={year} />
      </Card>
      <Section title={t('holiday.new', 'Add a holiday')}>
        <Card quiet>
          <AddOne year={year} />
        </Card>
      </Section>
      <Section
        title={t('holiday.suggested', 'Start from a state’s list')}
        lead={t('holiday.suggested.about', 'National holidays and those of the state.')}
      >
        <Card quiet>
          <Suggested year={year} />
        </Card>
      </Section>
    </>
  );
}
