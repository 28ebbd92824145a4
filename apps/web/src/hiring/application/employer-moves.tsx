import { moveApplication } from '@nukkad/contract/hiring/application/application.api';
import type { ApplicationCard } from '@nukkad/contract/hiring/application/application.model';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Moves, pressed } from '../../ui/press/moves.tsx';

/** What may be done with one applicant now; `names`: each button says of whom, as on a board with many. */
export function ApplicantMoves({
  application: { applicationId, version, can, applicant },
  small = false,
}: {
  application: ApplicationCard;
  small?: boolean;
}) {
  const { t } = useTranslation();
  const move = useSend(moveApplication);
  const said = (label: string) => (small ? { 'aria-label': `${label}: ${applicant.name}` } : {});
  const asked = (verb: 'shortlist' | 'takeBack' | 'reconsider') => ({ applicationId, version, verb });
  const shortlist = t('applicant.shortlist', 'Shortlist');
  const reject = t('applicant.reject', 'Reject');
  const takeBack = t('applicant.takeBack', 'Take back');
  const reconsider = t('applicant.reconsider', 'Reconsider');
  return (
    <Moves
      gap={0.5}
      small={small}
      of={[
        {
          on: can.shortlist,
          label: shortlist,
          tone: small ? 'plain' : 'neel',
          ...said(shortlist),
          ...pressed(move, asked('shortlist'), t('applicant.shortlist.done', 'Candidate shortlisted')),
        },
        {
          on: can.takeBack,
          label: takeBack,
          ...said(takeBack),
          ...pressed(move, asked('takeBack'), t('applicant.takeBack.done', 'Rejection taken back')),
        },
        {
          on: can.reconsider,
          label: reconsider,
          ...said(reconsider),
          ...pressed(
            move,
            asked('reconsider'),
            t('applicant.reconsider.done', 'Candidate shortlisted again'),
          ),
        },
        {
          on: can.reject,
          opens: 'reject',
          about: { applicationId },
          label: reject,
          ...said(reject),
        },
      ]}
    />
  );
}
