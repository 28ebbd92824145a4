import { Anchor } from '@mantine/core';
import { day as isoDay } from '@nukkad/contract/kernel/schema';
import { type AuditEntry, auditQuery, listAudit } from '@nukkad/contract/office/backoffice/audit.api';
import { listAddress } from '@nukkad/lists/address';
import { type Column, heading, told } from '@nukkad/lists/columns';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import { moment } from '../../nouns/work-list/columns.tsx';
import { inInstants } from '../../nouns/work-list/days.ts';
import { type At, listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { useChangeNames } from '../../ui/change-names.ts';
import { actSentence } from './act-sentences.ts';
import { actorWords } from './actor-words.ts';
import { auditFields } from './audit-fields.tsx';
import { EntryDetails, detailWords } from './entry-facts.tsx';
import { SubjectLink } from './subject-link.tsx';
import { VerifyButton } from './verify-button.tsx';

const actorText = ({ actorName, actorKind }: AuditEntry) => actorName ?? actorWords(actorKind);

/** Leads to what one person did, and what was done to the account. */
function Actor({ entry, onPerson }: { entry: AuditEntry; onPerson: (personId: string) => void }) {
  const { actorId } = entry;
  const name = actorText(entry);
  if (!actorId) return name;
  return (
    <Anchor
      component="button"
      type="button"
      size="sm"
      onClick={() => onPerson(actorId)}
      aria-label={t('audit.onlyPerson', 'Only this person: {{name}}', { name })}
    >
      {name}
    </Anchor>
  );
}

function useColumns({ change }: At<AuditEntry>): readonly Column<AuditEntry>[] {
  const names = useChangeNames();
  return [
    moment('at', t('audit.when', 'When'), ({ at }) => at, { sort: ['newest', 'oldest'], width: '10rem' }),
    told('act', t('audit.what', 'What happened'), actSentence, heading),
    told('actor', t('audit.who', 'Who'), actorText, {
      cell: (entry) => <Actor entry={entry} onPerson={(personId) => change({ personId })} />,
      width: '8.5rem',
    }),
    told('role', t('audit.role', 'Role'), ({ actorKind }) => actorWords(actorKind), {
      startsHidden: true,
      width: '8rem',
    }),
    told('details', t('audit.details', 'Details'), (entry) => detailWords(entry, names), {
      width: '12.5rem',
    }),
    {
      id: 'thing',
      title: t('audit.thing', 'Page'),
      cell: (entry) => <SubjectLink entry={entry} />,
      width: '7.5rem',
    },
    told('subjectId', t('audit.id', 'ID'), ({ subjectId }) => subjectId, {
      startsHidden: true,
      width: '12rem',
    }),
    told('link', t('audit.number', 'Entry'), ({ link }) => link ?? '…', { figures: true, width: '4rem' }),
  ];
}

/** Who did what, and when. The days are those of Asia/Kolkata. */
export const AuditPage = listPage(listAudit, {
  name: 'audit',
  title: t('common.auditLog', 'Audit log'),
  about: t('audit.about', 'Who did what, and when. Entries can’t be changed.'),
  actions: <VerifyButton />,
  address: listAddress(auditQuery.shape, ['action', 'actorId', 'personId', 'subjectId', 'sort'], {
    from: isoDay(),
    to: isoDay(),
  }),
  query: inInstants,
  fields: auditFields,
  views: [
    { id: 'logins', name: t('audit.view.logins', 'Admin logins'), filters: { action: 'admin.' } },
    { id: 'people', name: t('audit.view.people', 'Changes to accounts'), filters: { action: 'account.' } },
    { id: 'exports', name: t('audit.view.exports', 'Exports'), filters: { action: 'list.' } },
    { id: 'oldest', name: t('audit.view.oldest', 'Oldest first'), filters: { sort: 'oldest' } },
  ],
  ownSort: 'newest',
  keyOf: ({ auditId }) => auditId,
  nameOf: actSentence,
  columns: useColumns,
  detail: (entry) => <EntryDetails entry={entry} />,
  sheet: 'audit',
  empty: {
    Icon: IconHistory,
    title: t('audit.none', 'No entries yet'),
    words: t('audit.noneWords', 'What people and Admins do appears here.'),
  },
});
