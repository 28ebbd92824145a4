import type {
  ModerationReason,
  ModerationSubject,
} from '@nukkad/contract/network/moderation/moderation.model';
import type {
  AppealStatus,
  CaseStatus,
  ReportStatus,
} from '@nukkad/contract/network/moderation/moderation.noun';
import { t } from '../../platform/words.ts';

export const subjectWords: Readonly<Record<ModerationSubject, string>> = {
  post: t('officeCase.post', 'Post'),
  comment: t('officeCase.comment', 'Comment'),
  member: t('officeCase.member', 'Member page'),
  poll: t('officeCase.poll', 'Poll'),
  story: t('officeCase.story', 'Story'),
  blog: t('officeCase.blog', 'Blog'),
  group: t('officeCase.group', 'Group'),
};

export const reasonWords: Readonly<Record<ModerationReason, string>> = {
  spam: t('officeCase.reason.spam', 'Advertising or spam'),
  abuse: t('officeCase.reason.abuse', 'Abusive or hateful'),
  false: t('officeCase.reason.false', 'Not true'),
  private: t('officeCase.reason.private', 'Private details'),
  fraud: t('officeCase.reason.fraud', 'Fraud or a fake account'),
  sexual: t('officeCase.reason.sexual', 'Sexual content'),
  violence: t('officeCase.reason.violence', 'Violence or threats'),
  other: t('officeCase.reason.other', 'Something else'),
};

export const caseStatusWords: Readonly<Record<CaseStatus, string>> = {
  open: t('officeCase.open', 'Reported'),
  kept: t('officeCase.kept', 'Kept'),
  removed: t('officeCase.removed', 'Removed'),
  appealed: t('officeCase.appealed', 'Appealed'),
  final: t('officeCase.final', 'Removed after appeal'),
};

const colours: Readonly<Record<CaseStatus, string>> = {
  open: 'haldi',
  kept: 'slate',
  removed: 'sindoor',
  appealed: 'haldi',
  final: 'sindoor',
};
export const colourOf = ({ status }: { readonly status: CaseStatus }): string => colours[status];

export const reportStatusWords: Readonly<Record<ReportStatus, string>> = {
  open: t('officeCase.report.open', 'To decide'),
  upheld: t('officeCase.report.upheld', 'Acted on'),
  refused: t('officeCase.report.refused', 'Not upheld'),
};

export const appealStatusWords: Readonly<Record<AppealStatus, string>> = {
  open: t('officeCase.appeal.open', 'Appeal to decide'),
  granted: t('officeCase.appeal.granted', 'Appeal accepted'),
  refused: t('officeCase.appeal.refused', 'Appeal declined'),
};
