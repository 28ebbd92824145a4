/** Dialogs about groups and who is in them, by the address of the page they lie over. */
export const groupDialogs = {
  make: 'new-group',
  settings: 'group-settings',
  leave: 'leave-group',
  close: 'close-group',
  invite: 'invite-to-group',
  declineMember: 'decline-group-request',
  remove: 'remove-from-group',
  handOver: 'hand-over-group',
  decline: 'decline-group-post',
} as const;

/** Which member or post such a dialog is about. */
export const aboutMember = 'member';
export const aboutPost = 'about';

export const groupTabs = ['posts', 'about', 'members', 'requests', 'waiting'] as const;
export type GroupTab = (typeof groupTabs)[number];

export const groupPath = (slug: string, tab: GroupTab = 'posts') =>
  tab === 'posts' ? `/groups/${slug}` : `/groups/${slug}/${tab}`;

/** The same for visitors, without posts and members. */
export const openGroupPath = (slug: string) => `/network/group/${slug}`;
