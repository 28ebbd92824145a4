import { type ApprovalStatus, approvalStatuses } from '@nukkad/contract/people/approval/approval.noun';
import type { ApprovalCard } from '@nukkad/contract/people/approval/approval.model';
import { Link, useSearchParams } from 'react-router';
import { ApprovalPill } from '../../nouns/approval/approval-pill.tsx';
import { daysInWords, halvesInWords, statusWords } from '../../nouns/approval/approval-words.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { leaveEmpty } from './leave.empty.ts';
import { Note, Paragraph } from '../../ui/page/parts.tsx';
import styles from './leave.module.css';
import { useOwnLeave } from './leave.queries.ts';

/** Leave is not paid out by itself. */
const shownStatuses = approvalStatuses.filter((status) => status !== 'Completed');

function One({ request }: { request: ApprovalCard }) {
  const voice = useTranslation();
  const { requestId, title, startsOn, endsOn, halfDays, note, reason } = request;
  return (
    <Card as="li" quiet>
      <div className={styles.head}>
        <h3>
          <Link to={`/leave/${requestId}`}>{daysInWords(startsOn, endsOn, voice.locale)}</Link>
        </h3>
        <ApprovalPill request={request} />
      </div>
      <Note>{[title, halfDays !== null && halvesInWords(voice, halfDays)].filter(Boolean).join(' · ')}</Note>
      {(reason ?? note) && (
        <Paragraph breaks above={0.35}>
          {reason ?? note}
        </Paragraph>
      )}
    </Card>
  );
}

/** The own requests, the newest first. */
export function OwnLeave() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const status: ApprovalStatus | '' = shownStatuses.find((one) => one === search.get('status')) ?? '';
  return (
    <Section title={t('leave.requests', 'Your requests')}>
      <FilterChips
        name="status"
        label={t('leave.status', 'Status')}
        options={[
          { value: '', label: t('leave.all', 'All') },
          ...shownStatuses.map((value) => ({ value, label: statusWords[value](t) })),
        ]}
      />
      <Listed
        list={useOwnLeave(status)}
        waiting={<ListSkeleton count={3} />}
        empty={
          status === '' ? (
            <EmptyScreen screen={leaveEmpty['no-leave']} action={null} />
          ) : (
            <Note>{t('leave.none.such', 'None of your requests is in this state.')}</Note>
          )
        }
      >
        {(items) => (
          <CardList>
            {items.map((request) => (
              <One key={request.requestId} request={request} />
            ))}
          </CardList>
        )}
      </Listed>
    </Section>
  );
}
