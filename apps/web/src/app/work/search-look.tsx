import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
import type { HitLook } from '@nukkad/contract/kernel/hit';
import type { Find } from '@nukkad/frame/find';
import type { PaletteLook } from '@nukkad/frame/palette-props';
import IconBooking from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconPlace from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRequest from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
import IconJob from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconApplication from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs';
import IconCandidate from '@tabler/icons-react/dist/esm/icons/IconUserSearch.mjs';
import IconService from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconPerson from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { SeenBy } from '@nukkad/contract/market/booking/status-labels';
import IconGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import IconPost from '@tabler/icons-react/dist/esm/icons/IconNews.mjs';
import IconBlog from '@tabler/icons-react/dist/esm/icons/IconArticle.mjs';
import IconMember from '@tabler/icons-react/dist/esm/icons/IconAffiliate.mjs';
import IconPartner from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { navTable } from '../nav-table.ts';
import { domainQuick } from '../quick.gen.ts';
import { iconOfCommand } from './commands.ts';
import styles from './search-look.module.css';

const icons = new Map([...navTable, ...domainQuick].map(({ to, Icon }) => [to, Icon]));
const iconOfKind = {
  booking: IconBooking,
  request: IconRequest,
  invoice: IconInvoice,
  application: IconApplication,
  job: IconJob,
  candidate: IconCandidate,
  member: IconPerson,
  service: IconService,
  partner: IconPartner,
  category: IconCategory,
  networkMember: IconMember,
  group: IconGroup,
  post: IconPost,
  blog: IconBlog,
  help: IconHelp,
  message: IconMessage,
  document: IconDocument,
} as const;
const isOfHit = (kind: Find['kind']): kind is keyof typeof iconOfKind => kind in iconOfKind;

/** The cover of a blog, or the colour of a group. */
function Mark({ look: { pictureUrl, colour } }: { look: HitLook }) {
  if (pictureUrl)
    return (
      <img
        className={styles.cover}
        src={pictureUrl}
        alt=""
        width={40}
        height={40}
        loading="lazy"
        decoding="async"
      />
    );
  return (
    <span className={styles.colour} data-colour={colour} aria-hidden>
      <IconGroup size={20} stroke={1.8} />
    </span>
  );
}

/** How long a blog is, or how many are in a group. */
function Measure({ kind, count }: { kind: Find['kind']; count: number }) {
  const { plural } = useTranslation();
  return (
    <span>
      {kind === 'blog'
        ? plural('search.minutes', count, { one: '{{count}} min', other: '{{count}} min' })
        : plural('group.members', count, { one: '{{count}} member', other: '{{count}} members' })}
    </span>
  );
}

function Aside({ find: { kind, startsAt, status, look }, seenBy }: { find: Find; seenBy: SeenBy }) {
  const known = kind === 'booking' ? bookingLifecycle.states.find((one) => one === status) : undefined;
  return (
    <>
      {look?.count !== undefined && <Measure kind={kind} count={look.count} />}
      {startsAt && <DateTime at={startsAt} as="short" />}
      {known && <StatusBadge status={known} seenBy={seenBy} />}
    </>
  );
}

/** Pages with the icons of the navigation, bookings with time and status, blogs and groups with their own look. */
export const searchLookFor = (seenBy: SeenBy): PaletteLook => ({
  iconOf: ({ kind, to }) =>
    isOfHit(kind) ? iconOfKind[kind] : (iconOfCommand(to) ?? icons.get(to) ?? IconPlace),
  markOf: ({ look }) => (look?.pictureUrl || look?.colour ? <Mark look={look} /> : null),
  asideOf: (find) =>
    find.startsAt || find.status || find.look?.count !== undefined ? (
      <Aside find={find} seenBy={seenBy} />
    ) : null,
});
