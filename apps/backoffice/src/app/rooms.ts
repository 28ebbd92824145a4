import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';

/** In the order of the day's work. */
export const rooms = [
  { path: '/people', name: 'People', Icon: IconUsers },
  { path: '/catalogue', name: 'Catalogue', Icon: IconBuildingStore },
  { path: '/audit', name: 'Audit log', Icon: IconHistory },
] as const;
