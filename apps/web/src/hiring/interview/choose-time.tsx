import { acceptInterview } from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { instant } from '@nukkad/contract/kernel/schema';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';

const chosenTime = z.object({ startsAt: instant() });
const nothing: { readonly startsAt: string | null } = { startsAt: null };

/** The times that are offered and still free; the first of two candidates has it. */
export function ChooseTime({ interview }: { interview: InterviewCard }) {
  const { t, locale } = useTranslation();
  const { interviewId, version, times } = interview;
  const accept = useSend(acceptInterview);
  const free = times.filter(({ isFree }) => isFree);
  if (free.length === 0)
    return <Note>{t('ownInterview.none', 'All of these times are taken. Ask for other times.')}</Note>;
  return (
    <SentFields
      save={t('ownInterview.choose', 'Confirm time')}
      button={{ wide: true }}
      send={accept}
      said={t('ownInterview.chosen', 'Interview confirmed.')}
      initial={nothing}
      schema={chosenTime}
      bodyOf={({ startsAt }) => ({ interviewId, version, startsAt: startsAt ?? '' })}
      incomplete={({ startsAt }) => !free.some((one) => one.startsAt === startsAt)}
      refusedAt="startsAt"
    >
      {({ fields, errors, change }) => (
        <RadioList
          label={t('ownInterview.times', 'When can you come?')}
          name="startsAt"
          options={free.map(({ startsAt }) => ({
            value: startsAt,
            label: formatInstant(startsAt, 'short', locale),
          }))}
          value={fields.startsAt}
          onChange={(startsAt) => change({ startsAt })}
          error={errors['startsAt']}
        />
      )}
    </SentFields>
  );
}
