import { type CandidateProfile, candidateFields } from '@nukkad/contract/hiring/candidate/candidate.model';
import type { Cv, CvFields } from '@nukkad/contract/hiring/candidate/cv.model';
import { istDay } from '@nukkad/contract/kernel/time';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { SentFields } from '../../ui/field/sent-fields.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { TwoColumns } from '../../ui/page/two-columns.tsx';
import { CvDetails } from './cv-details.tsx';
import { type TakenOver, proposed, takenFields } from './cv-fields.ts';
import { CvText } from './cv-source.tsx';
import { CvTerms } from './cv-terms.tsx';
import { useTakeOver } from './cv.queries.ts';
import { CvWorkParts } from './cv-work-parts.tsx';

const isNothing = (typed: TakenOver, sent: object) =>
  Object.keys(sent).length === 0 && typed.works.length === 0;

/** Each field beside the place where it was read: correct it, take it, leave it. Nothing is saved before the button. */
export function CvReview({
  cv,
  fields: read,
  profile,
}: {
  cv: Cv;
  fields: CvFields;
  profile: CandidateProfile;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const said = { profile, noticeDays: read.noticeDays?.value ?? 0, today: istDay(new Date()) };
  const { lines } = cv;
  return (
    <TwoColumns side={<CvText lines={lines} />}>
      <Stack gap={1} narrows>
        <Note>{t('cv.review', 'Check what was read. Nothing is in your profile until you save it.')}</Note>
        <SentFields
          save={t('cv.use', 'Save to my profile')}
          send={useTakeOver(cv)}
          initial={proposed(read)}
          schema={candidateFields}
          bodyOf={(typed) => takenFields(typed, said)}
          incomplete={(typed) => isNothing(typed, takenFields(typed, said))}
          said={() => t('cv.used', 'Your profile is updated.')}
          onSent={() => navigate('/candidate/profile')}
        >
          {({ fields, errors, change }) => (
            <Stack gap={1} narrows>
              <CvWorkParts read={read} lines={lines} fields={fields} errors={errors} change={change} />
              <CvTerms read={read} lines={lines} fields={fields} errors={errors} change={change} />
              <CvDetails read={read} lines={lines} />
            </Stack>
          )}
        </SentFields>
      </Stack>
    </TwoColumns>
  );
}
