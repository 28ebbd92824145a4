import { searchOffice } from '@nukkad/contract/office/search/search.api';
import type { Hit, HitKind } from '@nukkad/contract/kernel/hit';
import { type Find, findsOf, type LocalFind, withRecent } from '@nukkad/frame/find';
import { Palette } from '@nukkad/frame/palette';
import type { PaletteLook } from '@nukkad/frame/palette-props';
import { useOnline } from '@nukkad/frame/use-online';
import IconBooking from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconPlace from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconPartner from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import IconIncident from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import IconInvoice from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconRequest from '@tabler/icons-react/dist/esm/icons/IconFileDescription.mjs';
import IconJob from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconService from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import IconPerson from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { useNavigate } from 'react-router';
import { call } from '../platform/call.ts';
import { speech } from '../platform/words.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { commands, iconOfCommand, useCommands } from './commands.ts';
import { namesOfPlaces } from './find-names.ts';
import { navTable } from './nav.gen.ts';
import { keepRecent, recentFinds } from './recent-finds.ts';

const pages: readonly LocalFind[] = navTable.map(({ to, label }) => ({
  kind: 'page',
  to,
  label,
  detail: '',
  also: namesOfPlaces[to] ?? '',
  startsAt: null,
  status: null,
}));
const everyPage = [...commands, ...pages];
const icons = new Map([...navTable].map(({ to, Icon }) => [to, Icon]));
const iconOfKind = {
  booking: IconBooking,
  request: IconRequest,
  invoice: IconInvoice,
  incident: IconIncident,
  job: IconJob,
  person: IconPerson,
  partner: IconPartner,
  service: IconService,
  category: IconCategory,
};
const isOfHit = (kind: Find['kind']): kind is keyof typeof iconOfKind => kind in iconOfKind;

/** Teams have no screen here. */
const addresses: Readonly<Partial<Record<HitKind, (hit: Hit) => string>>> = {
  booking: ({ id }) => `/bookings/${id}`,
  invoice: ({ id }) => `/bookings/${id}`,
  request: ({ title }) => `/quote-requests?q=${encodeURIComponent(title)}`,
  incident: ({ title }) => `/support?q=${encodeURIComponent(title)}`,
  job: ({ id }) => `/jobs/${id}`,
  person: ({ id }) => `/people/${id}`,
  partner: ({ id }) => `/partners/${id}`,
  service: ({ title }) => `/catalogue?q=${encodeURIComponent(title)}`,
  category: () => '/catalogue?tab=categories',
};

const look: PaletteLook = {
  iconOf: ({ kind, to, run }) =>
    isOfHit(kind) ? iconOfKind[kind] : (iconOfCommand(run) ?? icons.get(to) ?? IconPlace),
  asideOf: ({ status }) => (status ? <StatusBadge status={status} /> : null),
};

/** The search across everything of the back office: `?dialog=search`. */
export function SearchDialog({
  personId,
  onClose,
  onKeys,
}: {
  personId: string;
  onClose: () => void;
  onKeys: () => void;
}) {
  const navigate = useNavigate();
  const isOnline = useOnline();
  const recent = recentFinds(personId);
  const command = useCommands(onKeys);
  return (
    <Palette
      local={everyPage}
      recent={recent}
      waysOn={pages.filter(({ to }) => to === '/bookings' || to === '/people')}
      isOnline={isOnline}
      look={look}
      speech={speech}
      find={async (q, signal) => {
        const { items } = await call(searchOffice, { query: { q }, signal });
        return findsOf(items, (hit) => addresses[hit.kind]?.(hit) ?? null);
      }}
      onOpen={(find) => {
        if (find.run !== undefined) {
          if (find.run !== 'keys') onClose();
          return command(find.run);
        }
        keepRecent(personId, withRecent(recent, find));
        // In place of the search, so that Back leads to the page behind it.
        void navigate(find.to, { replace: true });
      }}
      onClose={onClose}
      onKeys={onKeys}
    />
  );
}
