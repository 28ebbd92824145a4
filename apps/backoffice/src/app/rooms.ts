import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';

/** In the order of the day's work. */
export const rooms = [{ path: '/audit', name: 'Audit log', Icon: IconHistory }] as const;
