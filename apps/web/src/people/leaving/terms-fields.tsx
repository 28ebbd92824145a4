import { addDays, istDay } from '@nukkad/contract/kernel/time';
import {
  type LeavingKind,
  type ShortNotice,
  mostDaysAhead,
} from '@nukkad/contract/people/leaving/leaving.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DayField } from '../../ui/field/day-field.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { missingDays, shortWords } from './leaving-words.ts';

export interface TypedTerms {
  readonly lastDayOn: string;
  readonly shortNotice: ShortNotice | null;
}

interface Notice {
  readonly kind: LeavingKind;
  readonly noticeGivenOn: string;
  readonly noticeDays: number;
}

/** What is sent: nothing is decided where no day is missing. */
export const termsOf = ({ lastDayOn, shortNotice }: TypedTerms, { noticeGivenOn, noticeDays }: Notice) => ({
  lastDayOn,
  ...(shortNotice && missingDays(noticeGivenOn, noticeDays, lastDayOn) > 0 && { shortNotice }),
});

export function LastDayField({
  value,
  error,
  onDay,
}: {
  value: string;
  error: string | undefined;
  onDay: (day: string) => void;
}) {
  const { t } = useTranslation();
  const today = istDay(new Date());
  return (
    <DayField
      label={t('leaving.lastDay', 'Last day')}
      name="lastDayOn"
      value={value}
      min={today}
      max={addDays(today, mostDaysAhead)}
      error={error}
      onDay={onDay}
    />
  );
}

/** The last day, and what becomes of days that are missing from the notice. */
export function TermsFields({
  typed,
  notice,
  errors,
  change,
}: {
  typed: TypedTerms;
  notice: Notice;
  errors: Readonly<Record<string, string>>;
  change: (typed: Partial<TypedTerms>) => void;
}) {
  const { plural, t } = useTranslation();
  const missing = missingDays(notice.noticeGivenOn, notice.noticeDays, typed.lastDayOn);
  const offered: readonly ShortNotice[] =
    notice.kind === 'resignation' ? ['waived', 'recovered'] : ['waived', 'paid'];
  return (
    <>
      <LastDayField
        value={typed.lastDayOn}
        error={errors['lastDayOn']}
        onDay={(lastDayOn) => change({ lastDayOn })}
      />
      {missing > 0 && (
        <RadioList
          label={plural('leaving.short', missing, {
            one: '{{count}} day of notice is missing',
            other: '{{count}} days of notice are missing',
          })}
          name="shortNotice"
          options={offered.map((value) => ({ value, label: shortWords[value](t) }))}
          value={typed.shortNotice}
          error={errors['shortNotice']}
          onChange={(shortNotice) => change({ shortNotice })}
        />
      )}
    </>
  );
}
