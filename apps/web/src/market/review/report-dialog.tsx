import { reportReview } from '@nukkad/contract/market/review/review.api';
import { reportReasons, type ReportReason } from '@nukkad/contract/market/review/review.model';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { RadioList } from '../../ui/field/radio-list.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';

export const reportReviewDialog = 'reportReview';

const reasons: Readonly<Record<ReportReason, (t: Translate) => string>> = {
  abusive: (t) => t('review.report.abusive', 'Abusive or hateful'),
  false: (t) => t('review.report.false', 'Not true'),
  private: (t) => t('review.report.private', 'Private details'),
  spam: (t) => t('review.report.spam', 'Advertising or spam'),
  other: (t) => t('review.report.other', 'Something else'),
};
const body = z.object({
  reason: z.enum(reportReasons, 'Choose a reason.'),
  note: z.string().check(z.maxLength(500, 'Use at most 500 characters.')),
});

function Report({
  reviewId,
  photoId,
  dialog,
}: {
  reviewId: string;
  /** Null: the review as a whole. */
  photoId: string | null;
  dialog: OpenDialog;
}) {
  const { t } = useTranslation();
  const initial: { reason: ReportReason | ''; note: string } = { reason: '', note: '' };
  return (
    <FormDialog
      dialog={dialog}
      title={
        photoId
          ? t('review.photo.report', 'Report this photo')
          : t('review.report.title', 'Report this review')
      }
      save={t('review.report.send', 'Send report')}
      send={useSend(reportReview)}
      said={t('review.report.done', 'Reported. We’ll look at it.')}
      initial={initial}
      fieldSchema={body}
      bodyOf={(typed) => ({ reviewId, ...(photoId && { photoId }), ...body.parse(typed) })}
      refusedAt="reason"
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <RadioList
            label={t('review.report.why', 'What’s wrong with it?')}
            name="reason"
            options={reportReasons.map((reason) => ({ value: reason, label: reasons[reason](t) }))}
            value={fields.reason || null}
            onChange={(reason) => change({ reason })}
            error={errors['reason']}
          />
          <TextArea
            label={t('review.report.note', 'Tell us more (optional)')}
            {...lineAt('note')}
            rows={3}
            maxLength={500}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The report behind `?dialog=reportReview&review=…`, of one photo with `&photo=…`. */
export function ReportReviewDialog() {
  const dialog = useUrlDialog(reportReviewDialog, ['review', 'photo']);
  const [search] = useSearchParams();
  const reviewId = search.get('review');
  return dialog.opened && reviewId ? (
    <Report reviewId={reviewId} photoId={search.get('photo')} dialog={dialog} />
  ) : null;
}
