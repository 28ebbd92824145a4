import { listWorkRecordShares } from '@nukkad/contract/hiring/work-record/work-record.api';
import type { WorkRecordShare } from '@nukkad/contract/hiring/work-record/work-record.model';
import { Link } from 'react-router';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { RecordCheck } from './record-check.tsx';
import { useStopSharing } from './work-record.queries.ts';

function Share({ share }: { share: WorkRecordShare }) {
  const { t } = useTranslation();
  const { applicationId, companyName: name, jobTitle } = share;
  const stop = useStopSharing();
  return (
    <Card as="li" quiet>
      <CardHead>
        <h3 translate="no">{name}</h3>
        <Link to={`/candidate/applications/${applicationId}`} translate="no">
          {jobTitle}
        </Link>
      </CardHead>
      <RecordCheck shared={share} />
      <Moves
        gap={0.5}
        above={0.5}
        of={[
          {
            on: true,
            ...pressed(stop, { applicationId }, t('workRecord.stopped', 'No longer shared.')),
            label: t('workRecord.stop', 'Stop sharing'),
            'aria-label': t('workRecord.stop.of', 'Stop sharing with {{name}}', { name }),
          },
        ]}
      />
    </Card>
  );
}

/** With whom the record is shared now. */
export function OwnShares() {
  const { t } = useTranslation();
  const list = usePages(listWorkRecordShares, { limit: 20 });
  return (
    <Section title={t('workRecord.shares', 'Shared with')}>
      <Listed
        list={list}
        waiting={<ListSkeleton count={1} />}
        empty={<Note>{t('workRecord.shares.none', 'No business. You share it in an application.')}</Note>}
      >
        {(shares) => (
          <CardList>
            {shares.map((share) => (
              <Share key={share.applicationId} share={share} />
            ))}
          </CardList>
        )}
      </Listed>
    </Section>
  );
}
