import { moveInterview } from '@nukkad/contract/hiring/interview/interview.api';
import type { InterviewDetail } from '@nukkad/contract/hiring/interview/interview.model';
import { useMutation } from '@tanstack/react-query';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { saveCalendarFile } from './save-calendar-file.ts';

/** What the business may do with it now. */
export function InterviewMoves({
  interview: { interviewId, version, awaits, can, hasCalendar },
}: {
  interview: InterviewDetail;
}) {
  const { t } = useTranslation();
  const move = useSend(moveInterview);
  const save = useMutation({ mutationFn: () => saveCalendarFile(interviewId), onError: toastFailure });
  return (
    <Moves
      gap={0.5}
      above={0.5}
      of={[
        {
          on: can.complete,
          tone: 'neel',
          label: t('interview.complete', 'It took place'),
          ...pressed(
            move,
            { interviewId, version, verb: 'complete' as const },
            t('interview.complete.done', 'Interview completed'),
          ),
        },
        { on: can.noShow, opens: 'interview-missed', label: t('interview.noShow', 'Candidate didn’t come') },
        {
          on: can.reschedule,
          opens: 'other-times',
          tone: awaits === 'Employer' ? 'neel' : 'plain',
          label: t('interview.reschedule', 'Offer other times'),
        },
        {
          on: hasCalendar,
          press: () => save.mutate(),
          busy: save.isPending,
          label: t('interview.calendar', 'Calendar file'),
        },
        { on: can.cancel, opens: 'cancel-interview', label: t('interview.cancel', 'Cancel interview') },
      ]}
    />
  );
}
