import {
  envelopeQuery,
  listEnvelopes,
  listReceivedEnvelopes,
  receivedQuery,
} from '@nukkad/contract/files/envelope/envelope.api';
import type { ReceivedEnvelope } from '@nukkad/contract/files/envelope/envelope.model';
import { type EnvelopeStatus, envelopeStatuses } from '@nukkad/contract/files/envelope/envelope.noun';
import { listAddress } from '@nukkad/lists/address';
import { told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import { roleWords, statusTones, statusWords } from '../../nouns/envelope/envelope-words.ts';
import { nameLink } from '../../nouns/work-list/columns.tsx';
import { listPart } from '../../nouns/work-list/list-part.tsx';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { DateTime, formatInstant } from '../../ui/time/date-time.tsx';
import { envelopeEmpty } from './envelope.empty.ts';
import { envelopePath, stepPaths } from './steps.ts';

export function EnvelopePill({ status }: { status: EnvelopeStatus }) {
  const { t } = useTranslation();
  return <StatePill tone={statusTones[status]}>{statusWords[status](t)}</StatePill>;
}

/** Documents that one's business or oneself sent, and drafts; the newest first. */
export const SentList = listPart(listEnvelopes, {
  name: 'envelopes',
  label: ({ t }) => t('signing.tab.sent', 'Sent'),
  address: listAddress(envelopeQuery.shape, ['status', 'q'], {}),
  fields: ({ t }) => [
    search(t('signing.search', 'Title, name or number')),
    choice('status', t('signing.status', 'Status'), envelopeStatuses, (value) => statusWords[value](t)),
  ],
  awayMs: 60_000,
  keyOf: ({ envelopeId }) => envelopeId,
  nameOf: ({ title }) => title,
  columns: ({ t, locale }) => [
    nameLink(
      'title',
      t('signing.name', 'Title'),
      ({ title }) => title,
      ({ envelopeId, status }) =>
        status === 'draft' ? stepPaths.document(envelopeId) : envelopePath(envelopeId),
    ),
    told('status', t('signing.status', 'Status'), ({ status }) => statusWords[status](t), {
      cell: ({ status }) => <EnvelopePill status={status} />,
      card: 'corner',
      width: '12.5rem',
    }),
    told('people', t('signing.people', 'People'), ({ people }) => people.map(({ name }) => name).join(', '), {
      cell: ({ people }) => <span translate="no">{people.map(({ name }) => name).join(', ')}</span>,
      card: 'line',
      width: '15rem',
    }),
    told(
      'done',
      t('signing.done', 'Done'),
      ({ done, needed, status }) =>
        status !== 'draft' && needed > 0
          ? t('signing.done.of', '{{done}} of {{needed}}', { done, needed })
          : '',
      { width: '6rem' },
    ),
    told(
      'sent',
      t('signing.date', 'Date'),
      ({ sentAt, createdAt }) => formatInstant(sentAt ?? createdAt, 'day', locale),
      { cell: ({ sentAt, createdAt }) => <DateTime at={sentAt ?? createdAt} as="day" />, width: '9rem' },
    ),
    told('number', t('signing.number', 'Number'), ({ number }) => number, {
      width: '10rem',
      startsHidden: true,
    }),
  ],
  empty: () => <EmptyScreen screen={envelopeEmpty['no-envelopes']} />,
});

const receivedStates = ['todo', 'done'] as const;
const receivedWords: Readonly<Record<(typeof receivedStates)[number], (t: Translate) => string>> = {
  todo: (t) => t('signing.received.todo', 'To do'),
  done: (t) => t('signing.received.done', 'Finished'),
};

function NothingToSign() {
  const maySend = useMayOpen('/signing/new');
  const screen = envelopeEmpty['nothing-to-sign'];
  return maySend ? <EmptyScreen screen={screen} /> : <EmptyScreen screen={screen} action={null} />;
}

/** A draft is one of those that were sent before: its sender corrects it. */
function receivedState(t: Translate, { status, isTurn }: ReceivedEnvelope): string {
  if (isTurn) return t('signing.turn', 'Your turn');
  return status === 'draft' ? t('signing.correcting', 'Being corrected') : statusWords[status](t);
}

/** What someone else asks of one: each opens the page on which it is signed. */
export const ReceivedList = listPart(listReceivedEnvelopes, {
  name: 'received-envelopes',
  label: ({ t }) => t('signing.tab.received', 'For you to sign'),
  address: listAddress(receivedQuery.shape, ['state', 'q'], {}),
  fields: ({ t }) => [
    search(t('signing.search.received', 'Title or number')),
    choice('state', t('signing.status', 'Status'), receivedStates, (value) => receivedWords[value](t)),
  ],
  awayMs: 60_000,
  keyOf: ({ code }) => code,
  nameOf: ({ title }) => title,
  columns: ({ t, locale }) => [
    nameLink(
      'title',
      t('signing.name', 'Title'),
      ({ title }) => title,
      ({ code, screen, status }) => (status === 'pending' && screen !== null ? screen : `/sign/${code}`),
    ),
    told('status', t('signing.status', 'Status'), (received) => receivedState(t, received), {
      cell: (received) => (
        <StatePill tone={received.isTurn ? 'due' : statusTones[received.status]}>
          {receivedState(t, received)}
        </StatePill>
      ),
      card: 'corner',
      width: '12.5rem',
    }),
    told('from', t('signing.from', 'From'), ({ from }) => from, {
      cell: ({ from }) => <span translate="no">{from}</span>,
      card: 'line',
      width: '15rem',
    }),
    told('role', t('signing.role', 'Your part'), ({ role }) => roleWords[role](t), { width: '12rem' }),
    told(
      'ends',
      t('signing.ends', 'Sign by'),
      ({ endsAt, status }) => (status === 'pending' && endsAt ? formatInstant(endsAt, 'day', locale) : ''),
      { width: '9rem' },
    ),
  ],
  empty: () => <NothingToSign />,
});
