import type {
  ModerationReason,
  ModerationSubject,
} from '@nukkad/contract/network/moderation/moderation.model';
import type { Translate } from '../../platform/i18n/i18n.ts';

export const reasonNames: Readonly<Record<ModerationReason, (t: Translate) => string>> = {
  spam: (t) => t('moderation.reason.spam', 'Advertising or spam'),
  abuse: (t) => t('moderation.reason.abuse', 'Abusive or hateful'),
  false: (t) => t('moderation.reason.false', 'Not true'),
  private: (t) => t('moderation.reason.private', 'Private details'),
  fraud: (t) => t('moderation.reason.fraud', 'Fraud or a fake account'),
  sexual: (t) => t('moderation.reason.sexual', 'Sexual content'),
  violence: (t) => t('moderation.reason.violence', 'Violence or threats'),
  other: (t) => t('moderation.reason.other', 'Something else'),
};

export const subjectNames: Readonly<Record<ModerationSubject, (t: Translate) => string>> = {
  post: (t) => t('moderation.subject.post', 'Post'),
  comment: (t) => t('moderation.subject.comment', 'Comment'),
  member: (t) => t('moderation.subject.member', 'Member page'),
  poll: (t) => t('moderation.subject.poll', 'Poll'),
  story: (t) => t('moderation.subject.story', 'Story'),
  blog: (t) => t('moderation.subject.blog', 'Blog'),
  group: (t) => t('moderation.subject.group', 'Group'),
};
