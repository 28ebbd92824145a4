import type { InterviewCard } from '@nukkad/contract/hiring/interview/interview.model';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Moves } from '../../ui/press/moves.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';

/** What the candidate may do with it besides choosing a time. */
export function OwnInterviewMoves({
  interview: { interviewId, can, hasCalendar },
}: {
  interview: InterviewCard;
}) {
  const { t } = useTranslation();
  const save = useMutation({ mutationFn: () => saveCalendarFile(interviewId), onError: toastFailure });
  const about = { interview: interviewId };
  return (
    <Moves
      gap={0.5}
      above={0.75}
      of={[
        {
          on: hasCalendar,
          press: () => save.mutate(),
          busy: save.isPending,
          label: t('ownInterview.calendar', 'Add to calendar'),
        },
        {
          on: can.reschedule,
          opens: 'other-times',
          about,
          label: t('ownInterview.reschedule', 'Ask for other times'),
        },
        { on: can.decline, opens: 'decline-interview', about, label: t('ownInterview.decline', 'Decline') },
        {
          on: can.cancel && !can.decline,
          opens: 'cancel-interview',
          about,
          label: t('ownInterview.cancel', 'Cancel interview'),
        },
        {
          on: can.noShow,
          opens: 'interview-missed',
          about,
          label: t('ownInterview.noShow', 'The business didn’t come'),
        },
      ]}
    />
  );
}
