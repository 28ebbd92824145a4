import { t } from '../../platform/words.ts';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useListAddress } from '@nukkad/lists/use-list-address';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { useChangeNames } from '../../ui/change-names.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { actSentence } from './act-sentences.ts';
import { auditColumns } from './audit-columns.tsx';
import { auditFields } from './audit-fields.tsx';
import { auditAddress, auditList } from './audit.queries.ts';
import { EntryDetails } from './entry-facts.tsx';
import { VerifyButton } from './verify-button.tsx';

const views: readonly OfferedView[] = [
  { id: 'logins', name: t('audit.view.logins', 'Admin logins'), filters: { action: 'admin.' } },
  { id: 'people', name: t('audit.view.people', 'Changes to accounts'), filters: { action: 'account.' } },
  { id: 'exports', name: t('audit.view.exports', 'Exports'), filters: { action: 'list.' } },
  { id: 'oldest', name: t('audit.view.oldest', 'Oldest first'), filters: { sort: 'oldest' } },
];

export function AuditPage() {
  const asked = useListAddress(auditAddress);
  const names = useChangeNames();
  const list = auditList(asked.filters);
  const pages = useInfiniteQuery(list.pages);
  return (
    <PageFrame
      title={t('common.auditLog', 'Audit log')}
      about={t('audit.about', 'Who did what, and when. Entries can’t be changed.')}
      actions={<VerifyButton />}
    >
      <OfficeList<AuditEntry>
        name="audit"
        label={t('common.auditLog', 'Audit log')}
        asked={asked}
        fields={auditFields}
        columns={auditColumns(names, (personId) => asked.change({ personId }))}
        pages={pages}
        keyOf={({ auditId }) => auditId}
        nameOf={actSentence}
        detail={(entry) => <EntryDetails entry={entry} />}
        views={views}
        ownSort="newest"
        sheet={{ list: 'audit', filters: list.query }}
        empty={
          <EmptyNotice Icon={IconHistory} title={t('audit.none', 'No entries yet')}>
            {t('audit.noneWords', 'What people and Admins do appears here.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
