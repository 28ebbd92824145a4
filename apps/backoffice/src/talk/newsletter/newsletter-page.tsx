import { Badge } from '@mantine/core';
import { newsletterStatuses } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import type { Subscriber } from '@nukkad/contract/talk/newsletter/newsletter.model';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import type { Column } from '@nukkad/lists/columns';
import type { FilterField } from '@nukkad/lists/filter-field';
import { useListAddress } from '@nukkad/lists/use-list-address';
import type { OfferedView } from '@nukkad/lists/views-menu';
import { useInfiniteQuery } from '@tanstack/react-query';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { OfficeList } from '../../nouns/work-list/office-list.tsx';
import { plural, t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { Moment } from '../../ui/moment.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice } from '../../ui/query-states.tsx';
import { subscribersAddress, subscribersList, unsubscribe } from './newsletter.queries.ts';

const states = {
  Pending: { words: t('newsletter.pending', 'Not confirmed'), colour: 'haldi' },
  Subscribed: { words: t('newsletter.subscribed', 'Subscribed'), colour: 'peepal' },
  Unsubscribed: { words: t('newsletter.unsubscribed', 'Unsubscribed'), colour: 'slate' },
} as const;
const languages = { en: t('newsletter.english', 'English'), hi: t('newsletter.hindi', 'Hindi') } as const;

const fields: readonly FilterField[] = [
  { kind: 'search', key: 'q', label: t('newsletter.email', 'Email') },
  {
    kind: 'choice',
    key: 'status',
    label: t('common.status', 'Status'),
    options: newsletterStatuses.map((value) => ({ value, label: states[value].words })),
  },
  {
    kind: 'choice',
    key: 'lang',
    label: t('newsletter.language', 'Language'),
    options: (['en', 'hi'] as const).map((value) => ({ value, label: languages[value] })),
  },
];

const views: readonly OfferedView[] = [
  { id: 'subscribed', name: states.Subscribed.words, filters: { status: 'Subscribed' } },
  { id: 'pending', name: states.Pending.words, filters: { status: 'Pending' } },
];

const columns: readonly Column<Subscriber>[] = [
  {
    id: 'email',
    title: t('newsletter.email', 'Email'),
    text: ({ email }) => email,
    fixed: true,
    card: 'heading',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => states[status].words,
    cell: ({ status }) => <Badge color={states[status].colour}>{states[status].words}</Badge>,
    card: 'corner',
    width: '9rem',
  },
  {
    id: 'language',
    title: t('newsletter.language', 'Language'),
    text: ({ lang }) => languages[lang],
    width: '7rem',
  },
  {
    id: 'asked',
    title: t('newsletter.asked', 'Asked'),
    text: ({ askedAt }) => momentWords(askedAt),
    cell: ({ askedAt }) => <Moment at={askedAt} />,
    width: '11rem',
  },
  {
    id: 'confirmed',
    title: t('newsletter.confirmed', 'Confirmed'),
    text: ({ confirmedAt }) => (confirmedAt ? momentWords(confirmedAt) : ''),
    width: '11rem',
  },
  {
    id: 'link',
    title: t('newsletter.link', 'Unsubscribe link'),
    text: ({ unsubscribeLink }) => unsubscribeLink,
    startsHidden: true,
  },
];

const acts: readonly BulkAct<Subscriber>[] = [
  {
    id: 'unsubscribe',
    label: t('newsletter.unsubscribe', 'Unsubscribe'),
    danger: true,
    fits: ({ can }) => can.remove,
    said: (count) =>
      plural('newsletter.removed', count, {
        one: '{{count}} address unsubscribed',
        other: '{{count}} addresses unsubscribed',
      }),
    foresee: (one) => ({ ...one, status: 'Unsubscribed', can: { remove: false } }),
    send: unsubscribe,
  },
];

/** Who asked for the newsletter; the saved file holds a link to unsubscribe for each address. */
export function NewsletterPage() {
  const asked = useListAddress(subscribersAddress);
  const { pages, readPage } = subscribersList(asked.filters);
  return (
    <PageFrame
      title={t('newsletter.title', 'Newsletter')}
      about={t('newsletter.about', 'Only confirmed addresses may be sent the newsletter.')}
    >
      <OfficeList<Subscriber>
        name="newsletter"
        label={t('newsletter.subscribers', 'Subscribers')}
        asked={asked}
        fields={fields}
        columns={columns}
        views={views}
        acts={acts}
        pages={useInfiniteQuery(pages)}
        keyOf={({ subscriberId }) => subscriberId}
        nameOf={({ email }) => email}
        exported={{ list: 'newsletter', readPage }}
        empty={
          <EmptyNotice Icon={IconMail} title={t('newsletter.none', 'No subscribers yet')}>
            {t('newsletter.noneWords', 'Visitors subscribe at the foot of the site.')}
          </EmptyNotice>
        }
      />
    </PageFrame>
  );
}
