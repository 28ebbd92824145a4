import { t } from '../../platform/words.ts';
import { Anchor } from '@mantine/core';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import type { Column } from '@nukkad/lists/columns';
import type { ChangeNames } from '../../ui/change-names.ts';
import { Moment } from '../../ui/moment.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { actSentence } from './act-sentences.ts';
import { actorWords } from './actor-words.ts';
import { detailWords } from './entry-facts.tsx';
import { SubjectLink } from './subject-link.tsx';

const actorText = ({ actorName, actorKind }: AuditEntry) => actorName ?? actorWords(actorKind);

/** `onPerson`: shows what one person did, and what was done to the account. */
export const auditColumns = (
  names: ChangeNames,
  onPerson: (personId: string) => void,
): readonly Column<AuditEntry>[] => [
  {
    id: 'at',
    title: t('audit.when', 'When'),
    text: ({ at }) => momentWords(at),
    cell: ({ at }) => <Moment at={at} />,
    sort: ['newest', 'oldest'],
    width: '10rem',
  },
  {
    id: 'act',
    title: t('audit.what', 'What happened'),
    text: actSentence,
    fixed: true,
    card: 'heading',
  },
  {
    id: 'actor',
    title: t('audit.who', 'Who'),
    text: actorText,
    cell: (entry) =>
      entry.actorId ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          onClick={() => onPerson(entry.actorId ?? '')}
          aria-label={t('audit.onlyPerson', 'Only this person: {{name}}', { name: actorText(entry) })}
        >
          {actorText(entry)}
        </Anchor>
      ) : (
        actorText(entry)
      ),
    width: '8.5rem',
  },
  {
    id: 'role',
    title: t('audit.role', 'Role'),
    text: ({ actorKind }) => actorWords(actorKind),
    startsHidden: true,
    width: '8rem',
  },
  {
    id: 'details',
    title: t('audit.details', 'Details'),
    width: '12.5rem',
    text: (entry) => detailWords(entry, names),
  },
  {
    id: 'thing',
    title: t('audit.thing', 'Page'),
    cell: (entry) => <SubjectLink entry={entry} />,
    width: '7.5rem',
  },
  {
    id: 'subjectId',
    title: t('audit.id', 'ID'),
    text: ({ subjectId }) => subjectId,
    startsHidden: true,
    width: '12rem',
  },
  {
    id: 'link',
    title: t('audit.number', 'Entry'),
    text: ({ link }) => link ?? '…',
    figures: true,
    width: '4rem',
  },
];
