import { Anchor } from '@mantine/core';
import type { AuditEntry } from '@nukkad/contract/office/backoffice/audit.api';
import { Link } from 'react-router';
import { t } from '../../platform/words.ts';

interface Page {
  readonly name: string;
  readonly addressOf: (id: string) => string;
}

/** The page of each kind of thing that has one, by the table that the log names. */
const pages: Readonly<Record<string, Page>> = {
  user_account: { name: t('audit.open.person', 'View person'), addressOf: (id) => `/people/${id}` },
  organisation: { name: t('audit.open.partner', 'View partner'), addressOf: (id) => `/partners/${id}` },
  booking: { name: t('audit.open.booking', 'View booking'), addressOf: (id) => `/bookings/${id}` },
  payment_order: { name: t('audit.open.payment', 'View payment'), addressOf: (id) => `/payments/${id}` },
  category: {
    name: t('audit.open.categories', 'View categories'),
    addressOf: () => '/catalogue?tab=categories',
  },
  service: { name: t('audit.open.services', 'View services'), addressOf: () => '/catalogue' },
  city_price: { name: t('audit.open.prices', 'View city prices'), addressOf: () => '/prices' },
  coupon: { name: t('audit.open.offers', 'View offers'), addressOf: () => '/offers' },
  incident: { name: t('audit.open.request', 'View request'), addressOf: (id) => `/support?open=${id}` },
  setting_change: {
    name: t('audit.open.configuration', 'View configuration'),
    addressOf: () => '/configuration',
  },
  support_reply: { name: t('audit.open.replies', 'View ready replies'), addressOf: () => '/replies' },
  support_session: {
    name: t('audit.open.chat', 'View chat'),
    addressOf: (id) => `/desk?show=all&sid=${id}`,
  },
  demo_video: { name: t('audit.open.videos', 'View videos'), addressOf: () => '/videos' },
  faq: { name: t('audit.open.faqs', 'View common questions'), addressOf: () => '/faqs' },
  job: { name: t('audit.open.job', 'View job'), addressOf: (id) => `/jobs/${id}` },
  skill: { name: t('audit.open.skills', 'View trades and skills'), addressOf: (id) => `/skills?open=${id}` },
  dictionary_word: { name: t('audit.open.dictionary', 'View dictionary'), addressOf: () => '/dictionary' },
};

export function SubjectLink({ entry: { subjectKind, subjectId } }: { entry: AuditEntry }) {
  const page = pages[subjectKind];
  return page ? (
    <Anchor component={Link} to={page.addressOf(subjectId)} size="xs">
      {page.name}
    </Anchor>
  ) : null;
}
