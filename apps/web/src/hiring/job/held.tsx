import type { Job } from '@nukkad/contract/hiring/job/job.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Remark } from '../../ui/page/parts.tsx';
import { holdWords } from './job-words.ts';

/** Why our team looks at it first, with the words that it was found in, or why it was not published. */
export function Held({ job: { held, standing, rejectReason } }: { job: Job }) {
  const { t } = useTranslation();
  if (rejectReason) return <Remark bad>{rejectReason}</Remark>;
  if (standing !== 'Checking' && standing !== 'Draft') return null;
  return held.map(({ reason, found }) => (
    <Remark key={`${reason} ${found}`}>
      {holdWords[reason](t)} {found && t('posting.hold.found', 'We noticed: “{{words}}”.', { words: found })}
    </Remark>
  ));
}
