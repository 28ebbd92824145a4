import { reportReasons, type ReportReason } from '@nukkad/contract/market/review/review.model';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { RadioList } from '../../ui/radio-list.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useReport } from './review.queries.ts';

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
  onClose,
}: {
  reviewId: string;
  /** Null: the review as a whole. */
  photoId: string | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const formId = useId();
  const report = useReport();
  const initial: { reason: ReportReason | ''; note: string } = { reason: '', note: '' };
  const { fields, errors, busy, change, submit } = useForm({
    initial,
    schema: body,
    send: async (said) => {
      await report.mutateAsync({ reviewId, ...(photoId && { photoId }), ...body.parse(said) });
      toast.success(t('review.report.done', 'Reported. We’ll look at it.'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={
        photoId
          ? t('review.photo.report', 'Report this photo')
          : t('review.report.title', 'Report this review')
      }
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('review.report.send', 'Send report')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <RadioList
          label={t('review.report.why', 'What’s wrong with it?')}
          name="reason"
          options={reportReasons.map((reason) => ({ value: reason, label: reasons[reason](t) }))}
          value={fields.reason || null}
          onChange={(reason) => change({ reason })}
          error={errors['reason'] ?? errors['form']}
        />
        <TextArea
          label={t('review.report.note', 'Tell us more (optional)')}
          value={fields.note}
          rows={3}
          maxLength={500}
          error={errors['note']}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}

/** The report behind `?dialog=reportReview&review=…`, of one photo with `&photo=…`. */
export function ReportReviewDialog() {
  const dialog = useUrlDialog(reportReviewDialog, ['review', 'photo']);
  const [search] = useSearchParams();
  const reviewId = search.get('review');
  return dialog.opened && reviewId ? (
    <Report reviewId={reviewId} photoId={search.get('photo')} onClose={dialog.close} />
  ) : null;
}
