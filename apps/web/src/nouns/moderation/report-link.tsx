import { reportContent } from '@nukkad/contract/network/moderation/moderation.api';
import {
  type ModerationReason,
  type ModerationSubject,
  moderationReason,
  moderationReasons,
  moderationSubjects,
} from '@nukkad/contract/network/moderation/moderation.model';
import * as z from 'zod/mini';
import { useSend } from '../../platform/api/send.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { Note } from '../../ui/page/parts.tsx';
import { reasonNames } from './reason-words.ts';

export const reportDialog = 'report';
const owns = ['subject', 'reported'] as const;

/** The way to the report of a post, a comment, a poll, a story, a blog, a group or a member, as props of a link. */
export const useReportLink = (subject: ModerationSubject, reported: string) =>
  useDialogLink(reportDialog, { subject, reported });

const titles: Readonly<Record<ModerationSubject, (t: Translate) => string>> = {
  post: (t) => t('moderation.report.post', 'Report this post'),
  comment: (t) => t('moderation.report.comment', 'Report this comment'),
  member: (t) => t('moderation.report.member', 'Report this member'),
  poll: (t) => t('moderation.report.poll', 'Report this poll'),
  story: (t) => t('moderation.report.story', 'Report this story'),
  blog: (t) => t('moderation.report.blog', 'Report this blog'),
  group: (t) => t('moderation.report.group', 'Report this group'),
};

const body = z.object({
  reason: moderationReason,
  words: z.string().check(z.maxLength(500, 'Use at most 500 characters.')),
});

interface Reported {
  readonly subject: ModerationSubject;
  readonly subjectId: string;
}

function Report({ subject, subjectId, dialog }: Reported & { dialog: OpenDialog }) {
  const { t } = useTranslation();
  const initial: { reason: ModerationReason | ''; words: string } = { reason: '', words: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={titles[subject](t)}
      save={t('moderation.report.send', 'Send report')}
      send={useSend(reportContent)}
      said={t('moderation.report.done', 'Reported. We’ll tell you what we decide.')}
      initial={initial}
      fieldSchema={body}
      bodyOf={(typed) => ({ subject, subjectId, ...body.parse(typed) })}
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <Note>{t('moderation.report.lead', 'Only our moderators see who reported it.')}</Note>
          <RadioList
            label={t('moderation.report.why', 'What’s wrong with it?')}
            name="reason"
            options={moderationReasons.map((reason) => ({ value: reason, label: reasonNames[reason](t) }))}
            value={fields.reason || null}
            onChange={(reason) => change({ reason })}
            error={errors['reason']}
          />
          <TextArea
            label={t('moderation.report.note', 'Tell us more (optional)')}
            {...lineAt('words')}
            rows={3}
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The report behind `?dialog=report&subject=post&reported=<id>`. One for a page. */
export function ReportDialog() {
  const dialog = useUrlDialog(reportDialog, owns);
  const subject = moderationSubjects.find((one) => one === dialog.get('subject'));
  const subjectId = dialog.get('reported');
  if (!dialog.opened || !subject || !subjectId) return null;
  return <Report subject={subject} subjectId={subjectId} dialog={dialog} />;
}
