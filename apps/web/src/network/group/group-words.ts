import type { GroupColour, GroupStanding } from '@nukkad/contract/network/group/group.model';
import type { GroupJoining } from '@nukkad/contract/network/group/group.noun';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const colourNames: Readonly<Record<GroupColour, (t: Translate) => string>> = {
  blue: (t) => t('group.colour.blue', 'Blue'),
  green: (t) => t('group.colour.green', 'Green'),
  orange: (t) => t('group.colour.orange', 'Orange'),
  pink: (t) => t('group.colour.pink', 'Pink'),
  teal: (t) => t('group.colour.teal', 'Teal'),
  grey: (t) => t('group.colour.grey', 'Grey'),
};

export const joiningNames: Readonly<Record<GroupJoining, (t: Translate) => string>> = {
  open: (t) => t('group.joining.open', 'Anyone can join'),
  request: (t) => t('group.joining.request', 'Join by request'),
};

/** What the reader, or a member of the list, is to the group; none: nothing to say. */
export const standingNames: Readonly<Record<GroupStanding, ((t: Translate) => string) | null>> = {
  none: null,
  requested: (t) => t('group.standing.requested', 'Request sent'),
  member: (t) => t('group.standing.member', 'Member'),
  moderator: (t) => t('group.standing.moderator', 'Moderator'),
  owner: (t) => t('group.standing.owner', 'Owner'),
};
