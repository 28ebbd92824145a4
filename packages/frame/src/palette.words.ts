import type { Speech } from '@nukkad/contract/kernel/speech';
import type { FindKind } from './find.ts';

/** The headings of the lines; an app may call its own things otherwise, as "Your team". */
export const kindsOf = ({ t }: Speech): Readonly<Record<FindKind, string>> => ({
  action: t('find.actions', 'Quick actions'),
  page: t('find.pages', 'Pages'),
  booking: t('find.bookings', 'Bookings'),
  request: t('find.requests', 'Quote requests'),
  invoice: t('find.invoices', 'Invoices'),
  incident: t('find.incidents', 'Support requests'),
  application: t('find.applications', 'Applications'),
  job: t('find.jobs', 'Jobs'),
  candidate: t('find.candidates', 'Candidates'),
  member: t('find.people', 'People'),
  service: t('find.services', 'Services'),
  person: t('find.people', 'People'),
  partner: t('find.partners', 'Partners'),
  category: t('find.categories', 'Categories'),
  networkMember: t('find.people', 'People'),
  group: t('find.groups', 'Groups'),
  post: t('find.posts', 'Posts'),
  blog: t('find.blogs', 'Blogs'),
  help: t('find.help', 'Help'),
  message: t('find.messages', 'Messages'),
  document: t('find.documents', 'Documents'),
});

/** What an app says otherwise in the field, and where nothing was found. */
export interface OwnWords {
  readonly placeholder?: string;
  readonly hint?: string;
}

/** What the search across everything says. */
export const paletteWords = (
  speech: Speech,
  ownKinds: Partial<Record<FindKind, string>> = {},
  own: OwnWords = {},
) => {
  const { t, plural } = speech;
  return {
    title: t('find.title', 'Search everything'),
    placeholder: own.placeholder ?? t('find.placeholder', 'Name, number, page or command'),
    close: t('find.close', 'Close'),
    recent: t('find.recent', 'Recent'),
    kinds: { ...kindsOf(speech), ...ownKinds },
    waiting: t('find.waiting', 'Searching…'),
    nothing: (text: string) => t('find.nothing', 'Nothing found for “{{text}}”', { text }),
    hint:
      own.hint ??
      t(
        'find.hint',
        'Try a name, the last 4 digits of a mobile number, or any part of a booking, request or invoice number.',
      ),
    failed: t('find.failed', 'Search didn’t work. Try again.'),
    again: t('find.again', 'Try again'),
    offline: t('find.offline', 'You’re offline. You can still open pages from here.'),
    count: (finds: number) =>
      plural('find.count', finds, { one: '{{count}} result', other: '{{count}} results' }),
    keysMove: t('find.keys.move', 'Move'),
    keysOpen: t('find.keys.open', 'Open'),
    keysLeave: t('find.close', 'Close'),
    keysAll: t('keys.title', 'Keyboard shortcuts'),
  };
};

export type PaletteWords = ReturnType<typeof paletteWords>;
