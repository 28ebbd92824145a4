import { getWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.api';
import type { OwnWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.model';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Note, Stack } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { OwnShares } from './own-shares.tsx';
import { RecordFacts } from './record-facts.tsx';

function Nothing() {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene="people"
      title={t('workRecord.none', 'Nothing on your record yet')}
      action={<ButtonLink to="/all-jobs">{t('applied.find', 'Find jobs')}</ButtonLink>}
    >
      {t(
        'workRecord.none.words',
        'Visits you complete for a business here, and jobs an employer confirms, appear by themselves.',
      )}
    </EmptyState>
  );
}

function Own({ own: { record, name, isEmpty } }: { own: OwnWorkRecord }) {
  const { t } = useTranslation();
  if (isEmpty) return <Nothing />;
  return (
    <Stack gap={1.25} narrows>
      <Card>
        <Stack gap={1}>
          <h2 translate="no">{name}</h2>
          <RecordFacts record={record} />
        </Stack>
      </Card>
      <Note>
        {t(
          'workRecord.how',
          'Visits count when the customer gave the start OTP and no one disputed them. No customer or place is named.',
        )}
      </Note>
      <OwnShares />
    </Stack>
  );
}

/** What others confirmed of the own work, and with whom it is shared. */
export function OwnRecordPage() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('workRecord.title', 'Verified work record')}
      back={{ to: '/candidate/profile', label: t('candidate.title', 'Your job profile') }}
      narrow
    >
      <Loaded query={useAsked(getWorkRecord)} waiting={<DetailSkeleton />}>
        {(own) => <Own own={own} />}
      </Loaded>
    </Page>
  );
}
