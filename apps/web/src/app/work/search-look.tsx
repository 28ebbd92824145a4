import { bookingLifecycle } from '@nukkad/contract/market/booking/booking.noun';
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
import IconMember from '@tabler/icons-react/dist/esm/icons/IconAffiliate.mjs';
import IconPartner from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconDocument from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconHelp from '@tabler/icons-react/dist/esm/icons/IconHelp.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { navTable } from '../nav-table.ts';
import { domainQuick } from '../quick.gen.ts';
import { iconOfCommand } from './commands.ts';

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
  help: IconHelp,
  message: IconMessage,
  document: IconDocument,
} as const;
const isOfHit = (kind: Find['kind']): kind is keyof typeof iconOfKind => kind in iconOfKind;

function Aside({ find: { kind, startsAt, status }, seenBy }: { find: Find; seenBy: SeenBy }) {
  const known = kind === 'booking' ? bookingLifecycle.states.find((one) => one === status) : undefined;
  return (
    <>
      {startsAt && <DateTime at={startsAt} as="short" />}
      {known && <StatusBadge status={known} seenBy={seenBy} />}
    </>
  );
}

/** Pages with the icons of the navigation, bookings with time and status. */
export const searchLookFor = (seenBy: SeenBy): PaletteLook => ({
  iconOf: ({ kind, to }) =>
    isOfHit(kind) ? iconOfKind[kind] : (iconOfCommand(to) ?? icons.get(to) ?? IconPlace),
  asideOf: (find) => (find.startsAt || find.status ? <Aside find={find} seenBy={seenBy} /> : null),
});
