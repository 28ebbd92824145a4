import { getSharedWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { RecordCheck } from './record-check.tsx';
import { RecordFacts } from './record-facts.tsx';

/** The record of an applicant as the business reads it: with consent alone. */
export function ApplicantRecord({ applicationId }: { applicationId: string }) {
  const { t } = useTranslation();
  const query = useAsked(getSharedWorkRecord, { query: { applicationId } });
  return (
    <Section title={t('workRecord.title', 'Verified work record')}>
      <Loaded query={query} waiting={<ListSkeleton count={1} />}>
        {({ shared }) =>
          shared ? (
            <Card quiet>
              <Stack gap={0.75}>
                <RecordFacts record={shared.record} />
                <RecordCheck shared={shared} />
              </Stack>
            </Card>
          ) : (
            <Note>
              {t('workRecord.notShared', 'Not shared with you. Applicants choose whether to share it.')}
            </Note>
          )
        }
      </Loaded>
    </Section>
  );
}
