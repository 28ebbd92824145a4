import { istDay, istMinuteOfDay, istWeekday } from '@nukkad/contract/kernel/time';
import type { getSeriesChange } from '@nukkad/contract/market/series/series.api';
import type { Interval } from '@nukkad/contract/market/series/series.model';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import type { Voice } from '../../nouns/booking/booking.screen-row.ts';
import { rhythmWords } from '../../nouns/series/series-words.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';

type Changed = EndpointOutput<typeof getSeriesChange>['visits'];

/** What a change from here on does, each a sentence. */
export function changeConsequences(voice: Voice, visits: Changed, everyWeeks: Interval): readonly string[] {
  const { t, locale } = voice;
  const short = (at: string) => formatInstant(at, 'short', locale);
  const each = visits.map(({ ordinal, startsAt, newStartsAt, becomes }) =>
    becomes === 'moved'
      ? t('series.change.moves', 'Visit {{number}}: {{after}} in place of {{before}}.', {
          number: ordinal,
          before: short(startsAt),
          after: short(newStartsAt),
        })
      : t(
          'series.change.later',
          'Visit {{number}} of {{before}} is cancelled for free, and booked again close to its new day.',
          { number: ordinal, before: short(startsAt) },
        ),
  );
  const first = new Date(visits[0]?.newStartsAt ?? 0);
  const rhythm = { everyWeeks, weekday: istWeekday(istDay(first)), startMinute: istMinuteOfDay(first) };
  return [
    ...each,
    t('series.change.then', 'From then on: {{rhythm}}.', { rhythm: rhythmWords(voice, rhythm) }),
    t('series.change.free', 'Changing is free. The price and earlier visits don’t change.'),
  ];
}
