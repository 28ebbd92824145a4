import type { ShownReview } from '@nukkad/contract/market/review/review.model';
import { replyWords } from '@nukkad/contract/market/review/review.model';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { ReviewWords } from './one-review.tsx';
import { useReply } from './review.queries.ts';

export const replyDialog = 'reply';
const body = z.object({ words: replyWords });

type Answerable = Pick<ShownReview, 'reviewId' | 'stars' | 'tags' | 'words' | 'reply'> & {
  readonly can: { readonly reply: boolean };
};

function Reply({ review, onClose }: { review: Answerable; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const reply = useReply();
  const { fields, errors, busy, change, submit } = useForm({
    initial: { words: '' },
    schema: body,
    send: async ({ words }) => {
      await reply.mutateAsync({ reviewId: review.reviewId, words });
      toast.success(t('review.reply.done', 'Reply posted'));
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('review.reply.title', 'Reply to this review')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('review.reply.post', 'Post reply')}
        </Button>
      }
    >
      <ReviewWords review={review} />
      <Form id={formId} onSubmit={submit}>
        <TextArea
          label={t('review.reply.words', 'Your reply')}
          hint={t('review.reply.hint', 'Everyone can read it. You can reply once, and can’t edit it later.')}
          value={fields.words}
          rows={4}
          maxLength={1_000}
          error={errors['words'] ?? errors['form']}
          onChange={(event) => change({ words: event.target.value })}
        />
      </Form>
    </Dialog>
  );
}

/** The reply behind `?dialog=reply&review=…`. */
export function ReplyDialog({ reviews }: { reviews: readonly Answerable[] }) {
  const dialog = useUrlDialog(replyDialog);
  const [search] = useSearchParams();
  const review = reviews.find(({ reviewId }) => reviewId === search.get('review')) ?? reviews[0];
  return dialog.opened && review?.can.reply ? <Reply review={review} onClose={dialog.close} /> : null;
}
