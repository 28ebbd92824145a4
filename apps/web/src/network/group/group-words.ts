import type { GroupColour, GroupStanding } from '@nukkad/contract/network/group/group.model';
import type { GroupReason } from '@nukkad/contract/network/group/group-membership.noun';
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

/** Why someone is not in a group, as the one concerned reads it. */
export const reasonNames: Readonly<Record<GroupReason, (t: Translate) => string>> = {
  rules: (t) => t('group.reason.rules', 'It did not fit the rules of the group.'),
  advertising: (t) => t('group.reason.advertising', 'The group is not for advertising.'),
  other_trade: (t) => t('group.reason.trade', 'The group is for another trade.'),
  other_place: (t) => t('group.reason.place', 'The group is for another place.'),
  not_known: (t) => t('group.reason.notKnown', 'The moderators don’t know you yet.'),
  other: (t) => t('group.reason.other', 'The moderators decided so.'),
};
