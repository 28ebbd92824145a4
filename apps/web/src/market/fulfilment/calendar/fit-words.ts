import { formatInstant } from '../../../ui/time/date-time.tsx';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import type { FreeProfessional } from '../fulfilment.queries.ts';
import type { Visit } from './calendar.queries.ts';

/** May the visit be dropped on this professional, and if not, why, in a few words. */
export interface Fit {
  readonly kind: 'free' | 'swap' | 'no' | 'own';
  readonly words: string;
}

type Period = Pick<Visit, 'startsAt' | 'endsAt'>;
const meets = (one: Period, other: Period) => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

const minutesOf = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

/** At another job at that time; or no time for the way between the two. */
function busyWords(
  t: Translate,
  visit: Visit,
  job: NonNullable<FreeProfessional['job']>,
  locale: string,
): string {
  if (job.bookingId === null) return t('calendar.fit.cart', 'A customer is choosing this time');
  if (meets(visit, job))
    return t('calendar.fit.busy', 'Busy until {{time}}', {
      time: formatInstant(job.endsAt, 'time', locale),
    });
  const gap =
    job.endsAt <= visit.startsAt
      ? minutesOf(job.endsAt, visit.startsAt)
      : minutesOf(visit.endsAt, job.startsAt);
  return t('calendar.fit.far', 'Too far: {{minutes}} min between jobs', { minutes: gap });
}

export function fitOf(t: Translate, visit: Visit, person: FreeProfessional, locale: string): Fit {
  if (person.assigned) return { kind: 'own', words: '' };
  if (person.free)
    return {
      kind: 'free',
      words:
        person.travelMinutes === 0
          ? t('calendar.fit.near', 'Free, nearby')
          : t('calendar.fit.free', 'Free, {{minutes}} min away', { minutes: person.travelMinutes }),
    };
  const { reason, job } = person;
  if (job?.swap && job.bookingId) return { kind: 'swap', words: t('calendar.fit.swap', 'Swap jobs') };
  if (reason === 'on_leave') return { kind: 'no', words: t('notFree.on_leave', 'On leave') };
  if (reason === 'off_shift') return { kind: 'no', words: t('notFree.off_shift', 'Not working then') };
  if (reason === 'not_skilled')
    return { kind: 'no', words: t('notFree.not_skilled', 'Doesn’t do this kind of work') };
  return {
    kind: 'no',
    words: job ? busyWords(t, visit, job, locale) : t('notFree.busy', 'On another job, or on the way to one'),
  };
}
