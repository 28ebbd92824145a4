import { getSharedWorkRecord, getWorkRecord } from '@nukkad/contract/hiring/work-record/work-record.api';
import { Link } from 'react-router';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardHead, Paragraph } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { RecordDialogs } from './own-record-dialogs.tsx';
import { RecordCheck } from './record-check.tsx';

/** Whether the business of an application reads the record, and the choice of its person. Nothing once that is no choice. */
export function OwnRecordPart({
  applicationId,
  companyName: name,
}: {
  applicationId: string;
  companyName: string;
}) {
  const { t } = useTranslation();
  const query = useAsked(getSharedWorkRecord, { query: { applicationId } });
  const own = useAsked(getWorkRecord);
  const { can, shared } = query.data ?? {};
  const isNoChoice = can !== undefined && !can.share && !can.stop;
  if (isNoChoice || (own.data?.isEmpty && !can?.stop)) return null;
  return (
    <Card quiet as="section">
      <CardHead>
        <h2>{t('workRecord.title', 'Verified work record')}</h2>
        {shared ? (
          <StatePill tone="good">{t('workRecord.isShared', 'Shared')}</StatePill>
        ) : (
          <Link to="/candidate/work-record">{t('workRecord.see', 'View record')}</Link>
        )}
      </CardHead>
      <Loaded query={query} waiting={<ListSkeleton count={1} />}>
        {(found) => (
          <>
            <Paragraph above={0.5}>
              {found.shared
                ? t('workRecord.part.shared', '{{name}} sees your visits, on-time share, stars and jobs.', {
                    name,
                  })
                : t('workRecord.part.offer', 'Show {{name}} work that customers and employers confirmed.', {
                    name,
                  })}
            </Paragraph>
            {found.shared && <RecordCheck shared={found.shared} />}
            <Moves
              gap={0.5}
              above={0.75}
              of={[
                {
                  on: found.can.share && own.data?.isEmpty === false,
                  opens: 'share-record',
                  label: found.shared
                    ? t('workRecord.renew', 'Update shared record')
                    : t('workRecord.share', 'Share record'),
                },
                {
                  on: found.can.stop,
                  opens: 'stop-record',
                  label: t('workRecord.stop', 'Stop sharing'),
                },
              ]}
            />
            <RecordDialogs applicationId={applicationId} companyName={name} can={found.can} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
