import { countApplications } from '@nukkad/contract/hiring/application/application.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Note } from '../../ui/page/parts.tsx';
import { applicantStates, applicantSteps } from './employer-words.ts';

/** How many are at each step, in one line; those whose answers do not fit are among the new ones. */
export function ApplicantCounts({ jobId }: { jobId: string }) {
  const { t } = useTranslation();
  const { data } = useAsked(countApplications, { query: { jobId } });
  if (!data) return null;
  const parts = [
    { count: data.applied, words: applicantStates.Pending(t) },
    { count: data.knockedOut, words: t('applicant.answers.unfit', 'Answers don’t fit') },
    { count: data.screening, words: applicantStates.Inprogress(t) },
    { count: data.interview, words: applicantSteps.Interview(t) },
    { count: data.offer, words: applicantSteps.Offer(t) },
    { count: data.accepted, words: applicantStates.Accepted(t) },
    { count: data.hired, words: applicantStates.Completed(t) },
    { count: data.invited, words: applicantStates['Request Sent'](t) },
    { count: data.rejected, words: applicantStates.Rejected(t) },
    { count: data.withdrawn, words: applicantStates.Cancelled(t) },
  ];
  const said = parts.filter(({ count }) => count > 0);
  return (
    <>
      {said.length > 0 && <Note>{said.map(({ count, words }) => `${words}: ${count}`).join(' · ')}</Note>}
      {data.erased > 0 && (
        <Note>
          {t('applicant.erased', 'Older applications deleted with their data: {{count}}', {
            count: data.erased,
          })}
        </Note>
      )}
    </>
  );
}
