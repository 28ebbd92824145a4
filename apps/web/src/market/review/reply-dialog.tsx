import type { ShownReview } from '@nukkad/contract/market/review/review.model';
import { replyWords } from '@nukkad/contract/market/review/review.model';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { type OpenDialog, FormDialog } from '../../ui/dialog/form-dialog.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { ReviewWords } from './one-review.tsx';
import { useReply } from './review.queries.ts';

export const replyDialog = 'reply';
const body = z.object({ words: replyWords });

type Answerable = Pick<ShownReview, 'reviewId' | 'stars' | 'tags' | 'words' | 'reply'> & {
  readonly can: { readonly reply: boolean };
};

function Reply({ review, dialog }: { review: Answerable; dialog: OpenDialog }) {
  const { t } = useTranslation();
  const reply = useReply();
  return (
    <FormDialog
      dialog={dialog}
      title={t('review.reply.title', 'Reply to this review')}
      save={t('review.reply.post', 'Post reply')}
      send={reply}
      said={t('review.reply.done', 'Reply posted')}
      initial={{ words: '' }}
      schema={body}
      bodyOf={({ words }) => ({ reviewId: review.reviewId, words })}
      refusedAt="words"
    >
      {({ lineAt }) => (
        <>
          <ReviewWords review={review} />
          <TextArea
            label={t('review.reply.words', 'Your reply')}
            hint={t(
              'review.reply.hint',
              'Everyone can read it. You can reply once, and can’t edit it later.',
            )}
            {...lineAt('words')}
            rows={4}
            maxLength={1_000}
          />
        </>
      )}
    </FormDialog>
  );
}

/** The reply behind `?dialog=reply&review=…`. */
export function ReplyDialog({ reviews }: { reviews: readonly Answerable[] }) {
  const dialog = useUrlDialog(replyDialog);
  const [search] = useSearchParams();
  const review = reviews.find(({ reviewId }) => reviewId === search.get('review')) ?? reviews[0];
  return dialog.opened && review?.can.reply ? <Reply review={review} dialog={dialog} /> : null;
}
