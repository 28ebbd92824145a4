import { listOwnReports } from '@nukkad/contract/network/moderation/moderation.api';
import type { OwnReport } from '@nukkad/contract/network/moderation/moderation.model';
import type { ReportStatus } from '@nukkad/contract/network/moderation/moderation.noun';
import { reasonNames, subjectNames } from '../../nouns/moderation/reason-words.ts';
import { usePages } from '../../platform/api/pages.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note, Paragraph, Quoted } from '../../ui/page/parts.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { type StateTone, StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';

const states: Readonly<Record<ReportStatus, (t: Translate) => string>> = {
  open: (t) => t('networkReport.open', 'Being reviewed'),
  upheld: (t) => t('networkReport.upheld', 'We acted on it'),
  refused: (t) => t('networkReport.refused', 'It breaks no rule'),
};
const tones: Readonly<Record<ReportStatus, StateTone>> = { open: 'due', upheld: 'good', refused: 'quiet' };

function Reported({ report }: { report: OwnReport }) {
  const { t } = useTranslation();
  const { subject, excerpt, reason, words, status, at } = report;
  return (
    <Card as="li" quiet>
      <CardHead>
        <h2>{subjectNames[subject](t)}</h2>
        <StatePill tone={tones[status]}>{states[status](t)}</StatePill>
      </CardHead>
      <Note above={0.25}>
        {reasonNames[reason](t)} · <DateTime at={at} as="short" />
      </Note>
      {excerpt && (
        <Quoted above={0.5} breaks translate="no">
          {excerpt}
        </Quoted>
      )}
      {words && (
        <Paragraph above={0.5} lines breaks translate="no">
          {words}
        </Paragraph>
      )}
    </Card>
  );
}

/** What one reported, and what was decided about it. */
export function OwnReports() {
  const { t } = useTranslation();
  const list = usePages(listOwnReports, { limit: 20 });
  const empty = (
    <EmptyState scene="messages" title={t('networkReport.none', 'No reports yet')}>
      {t('networkReport.none.words', 'Posts, comments and members you report appear here, with our answer.')}
    </EmptyState>
  );
  return (
    <Listed list={list} waiting={<ListSkeleton />} empty={empty}>
      {(reports) => (
        <CardList>
          {reports.map((report) => (
            <Reported key={report.reportId} report={report} />
          ))}
        </CardList>
      )}
    </Listed>
  );
}
