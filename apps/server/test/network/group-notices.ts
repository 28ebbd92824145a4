const link = 'https://nukkad.example/there';
const group = 'पुणे के प्लंबर';

/** What notices of groups and of posts in them speak of. */
export const groupExamples: Readonly<Record<string, readonly unknown[]>> = {
  'group.tell_deciders group_request.asked': [
    { name: 'आशा वी.', others: 0, group, link },
    { name: 'आशा वी.', others: 1, group, link },
    { name: 'आशा वी.', others: 12, group, link },
  ],
  'group.tell_asker group_membership.accepted': [{ group, link }],
  'group.tell_asker group_membership.declined': [
    { group, reason: null, link },
    { group, reason: { en: 'the group is for another trade', hi: 'यह ग्रुप दूसरे काम के लिए है' }, link },
  ],
  'group.tell_removed group_membership.removed': [
    { group, reason: null, link },
    { group, reason: { en: 'Please do not advertise.', hi: 'कृपया विज्ञापन न करें।' }, link },
  ],
  'group.tell_handed_over group_news.handed_over': [{ group, owner: 'आशा वी.', link }],
  'group.tell_closed group_news.closed': [{ group, link }],
  'group.tell_invited group_invitation.sent': [{ name: 'आशा वी.', group, link }],
  'group.tell_inviter group_invitation.accepted': [{ name: 'आशा वी.', group, link }],
  'group.tell_moderator group_membership.appointed': [{ group, link }],
  'group.tell_owner group.handed_over': [{ group, link }],
  'post.tell_deciders group_post.waiting': [
    { waiting: 1, group, link },
    { waiting: 12, group, link },
  ],
  'post.tell_author post.approved': [{ group, reason: null, link }],
  'post.tell_author post.declined': [{ group, reason: 'यह विज्ञापन है।', link }],
};
