import type { AppliedJob } from '@nukkad/contract/hiring/application/application.model';
import { Link } from 'react-router';
import { wageInWords } from '../../nouns/candidate/work-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, Note, Paragraph, Quoted, Remark } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { nextInWords, reasonInWords, statusInWords, statusTones } from './own-words.ts';

/** Why it was not, politely, with the business's own words. */
export function NotSelected({ job: { rejection } }: { job: AppliedJob }) {
  const { t } = useTranslation();
  return (
    rejection && (
      <Remark above={0.5}>
        {reasonInWords(t, rejection.reason)} {rejection.words}
      </Remark>
    )
  );
}

/** What can be done about it; `about` names it where a dialog asks. */
export function OwnMoves({ job: { applicationId, jobId, can } }: { job: AppliedJob }) {
  const { t } = useTranslation();
  const about = { application: applicationId };
  return (
    <Moves
      gap={0.5}
      above={0.75}
      of={[
        {
          on: can.accept,
          to: `/candidate/apply/${jobId}`,
          label: t('applied.accept', 'Accept and apply'),
          tone: 'neel',
        },
        { on: can.decline, opens: 'decline', about, label: t('applied.decline', 'Decline') },
        { on: can.withdraw, opens: 'withdraw', about, label: t('applied.withdraw', 'Withdraw') },
      ]}
    />
  );
}

/** One of the tracker: the job, where it stands, what happens next, what one can do. */
export function OwnCard({ job }: { job: AppliedJob }) {
  const voice = useTranslation();
  const { t } = voice;
  const next = nextInWords(voice, job);
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2>
          <Link to={`/candidate/applications/${job.applicationId}`} translate="no">
            {job.jobTitle}
          </Link>
        </h2>
        <StatePill tone={statusTones[job.status]}>{statusInWords(t, job)}</StatePill>
      </CardHead>
      <Note above={0.25}>
        <span translate="no">{[job.companyName, job.locality].filter(Boolean).join(', ')}</span>
        {' · '}
        {wageInWords(voice, job)}
      </Note>
      {next && <Paragraph above={0.5}>{next}</Paragraph>}
      {job.can.accept && job.invitation?.words && <Quoted above={0.5}>{job.invitation.words}</Quoted>}
      <NotSelected job={job} />
      <OwnMoves job={job} />
    </Card>
  );
}
