import { mostTimes } from '@nukkad/contract/hiring/interview/interview.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CheckList } from '../../ui/field/check-list.tsx';
import { CardHead, List, Note, Stack, Text } from '../../ui/page/parts.tsx';
import { Button } from '../../ui/press/button.tsx';
import { DayStrip } from '../../ui/time/day-strip.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { useFreeTimes } from './interview.queries.ts';
import { OtherTime } from './other-time.tsx';

interface Chosen {
  readonly times: readonly string[];
  readonly onTimes: (times: readonly string[]) => void;
}

/** What the candidate will choose from, each with its way out. */
function ChosenTimes({ times, onTimes }: Chosen) {
  const { t, locale } = useTranslation();
  if (times.length === 0) return <Note>{t('interview.times.none', 'No times chosen yet.')}</Note>;
  return (
    <List gap={0.5}>
      {times.toSorted().map((at) => (
        <li key={at}>
          <CardHead>
            <Text weight={650}>{formatInstant(at, 'short', locale)}</Text>
            <Button
              tone="plain"
              small
              aria-label={`${t('interview.times.remove', 'Remove')}: ${formatInstant(at, 'short', locale)}`}
              onClick={() => onTimes(times.filter((one) => one !== at))}
            >
              {t('interview.times.remove', 'Remove')}
            </Button>
          </CardHead>
        </li>
      ))}
    </List>
  );
}

/** The half-hours of one day at which all interviewers are free. */
function FreeOnDay({ free, times, onTimes }: Chosen & { readonly free: readonly string[] }) {
  const { t, locale } = useTranslation();
  const [first = ''] = free;
  const day = istDay(new Date(first));
  const others = times.filter((at) => !free.includes(at));
  return (
    <CheckList
      label={t('interview.times.free', 'Free times on {{day}}', {
        day: formatInstant(first, 'weekday', locale),
      })}
      name={`times-${day}`}
      options={free.map((at) => ({ value: at, label: formatInstant(at, 'time', locale) }))}
      values={times.filter((at) => free.includes(at))}
      most={mostTimes - others.length}
      onChange={(own) => onTimes([...others, ...own])}
    />
  );
}

function FreeTimes({
  interviewerIds,
  minutes,
  ...chosen
}: Chosen & { readonly interviewerIds: readonly string[]; readonly minutes: number }) {
  const { t } = useTranslation();
  const [day, setDay] = useState<string | null>(null);
  const { data } = useFreeTimes(interviewerIds, minutes);
  const days = data?.items ?? [];
  const shown = days.find((one) => one.day === day) ?? days[0];
  if (!data)
    return <Note>{t('interview.times.whose', 'Choose interviewers to see when they are free.')}</Note>;
  if (!shown)
    return <Note>{t('interview.times.full', 'They have no free time in the next two weeks.')}</Note>;
  return (
    <>
      <DayStrip days={days} value={shown.day} onChange={setDay} />
      <FreeOnDay free={shown.times} {...chosen} />
    </>
  );
}

/** Times to choose from: those at which the interviewers are free, or any other. */
export function TimesField({
  interviewerIds,
  minutes,
  times,
  onTimes,
  error,
}: Chosen & {
  readonly interviewerIds: readonly string[];
  readonly minutes: number;
  readonly error?: string | undefined;
}) {
  const { t } = useTranslation();
  const add = (at: string) =>
    onTimes(times.includes(at) || times.length >= mostTimes ? times : [...times, at]);
  return (
    <Stack gap={1}>
      <FreeTimes interviewerIds={interviewerIds} minutes={minutes} times={times} onTimes={onTimes} />
      <OtherTime add={add} />
      <Stack gap={0.5}>
        <Text weight={650}>{t('interview.times', 'The candidate chooses one of these')}</Text>
        <ChosenTimes times={times} onTimes={onTimes} />
        {error && (
          <Text as="p" tone="bad" role="alert">
            {error}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}
