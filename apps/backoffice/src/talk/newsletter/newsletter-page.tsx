import { Badge } from '@mantine/core';
import {
  listSubscribers,
  removeSubscribers,
  subscribersQuery,
} from '@nukkad/contract/talk/newsletter/newsletter-office.api';
import type { Subscriber } from '@nukkad/contract/talk/newsletter/newsletter.model';
import { newsletterStatuses } from '@nukkad/contract/talk/newsletter/newsletter.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { choice, search } from '@nukkad/lists/fields';
import type { BulkAct } from '@nukkad/lists/bulk-act';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { moment } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { call } from '../../platform/call.ts';
import { refusalsOf } from '../../platform/row-refusals.ts';
import { plural, t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';

const states = {
  Pending: { words: t('newsletter.pending', 'Not confirmed'), colour: 'haldi' },
  Subscribed: { words: t('newsletter.subscribed', 'Subscribed'), colour: 'peepal' },
  Unsubscribed: { words: t('newsletter.unsubscribed', 'Unsubscribed'), colour: 'slate' },
} as const;
const languages = { en: t('newsletter.english', 'English'), hi: t('newsletter.hindi', 'Hindi') } as const;

const unsubscribe: BulkAct<Subscriber> = {
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
  send: async (subscribers) => {
    const subscriberIds = subscribers.map(({ subscriberId }) => subscriberId);
    return refusalsOf(await call(removeSubscribers, { body: { subscriberIds } }));
  },
};

/** Who asked for the newsletter, newest first; the saved file holds a link to unsubscribe for each address. */
export const NewsletterPage = listPage(listSubscribers, {
  name: 'newsletter',
  title: t('newsletter.title', 'Newsletter'),
  about: t('newsletter.about', 'Only confirmed addresses may be sent the newsletter.'),
  label: t('newsletter.subscribers', 'Subscribers'),
  address: listAddress(subscribersQuery.shape, ['q', 'status', 'lang'], {}),
  fields: [
    search(t('newsletter.email', 'Email')),
    byStatus(newsletterStatuses, (status) => states[status].words),
    choice('lang', t('newsletter.language', 'Language'), ['en', 'hi'], languages),
  ],
  views: [
    { id: 'subscribed', name: states.Subscribed.words, filters: { status: 'Subscribed' } },
    { id: 'pending', name: states.Pending.words, filters: { status: 'Pending' } },
  ],
  keyOf: ({ subscriberId }) => subscriberId,
  nameOf: ({ email }) => email,
  columns: [
    told('email', t('newsletter.email', 'Email'), ({ email }) => email, heading),
    told('status', t('common.status', 'Status'), ({ status }) => states[status].words, {
      cell: ({ status }) => <Badge color={states[status].colour}>{states[status].words}</Badge>,
      card: 'corner',
      width: '9rem',
    }),
    told('language', t('newsletter.language', 'Language'), ({ lang }) => languages[lang], { width: '7rem' }),
    moment('asked', t('newsletter.asked', 'Asked'), ({ askedAt }) => askedAt, { width: '11rem' }),
    told(
      'confirmed',
      t('newsletter.confirmed', 'Confirmed'),
      ({ confirmedAt }) => (confirmedAt ? momentWords(confirmedAt) : ''),
      { width: '11rem' },
    ),
    told('link', t('newsletter.link', 'Unsubscribe link'), ({ unsubscribeLink }) => unsubscribeLink, {
      startsHidden: true,
    }),
  ],
  acts: [unsubscribe],
  exported: 'newsletter',
  empty: {
    Icon: IconMail,
    title: t('newsletter.none', 'No subscribers yet'),
    words: t('newsletter.noneWords', 'Visitors subscribe at the foot of the site.'),
  },
});
