import { type VisitReviews, reviewBody } from '@nukkad/contract/market/review/review.model';
import { type ReviewTag, allReviewTags, tagsFor } from '@nukkad/contract/market/review/review.tags';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Tick } from '../../ui/field/field-group.tsx';
import { Button } from '../../ui/press/button.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/field/form.tsx';
import { TextArea } from '../../ui/field/text-area.tsx';
import { toast } from '../../ui/dialog/toast.ts';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { Note } from '../../ui/page/parts.tsx';
import styles from './rate-dialog.module.css';
import { PhotosField, useReviewPhotos } from './photos-field.tsx';
import { useSayReview } from './review.queries.ts';
import { StarsField } from './stars-field.tsx';
import { tagWords } from './tag-words.ts';

export const rateDialog = 'rate';
const mostWords = 1_000;

interface Fields {
  readonly stars: number;
  readonly tags: readonly ReviewTag[];
  readonly words: string;
  readonly showName: boolean;
}

/** Chips that are on or off; those of the stars. */
function Tags({
  visit: { side },
  stars,
  chosen,
  onChange,
}: {
  visit: VisitReviews;
  stars: number;
  chosen: readonly ReviewTag[];
  onChange: (tags: readonly ReviewTag[]) => void;
}) {
  const { t } = useTranslation();
  const isGood = stars > 3;
  const flip = (tag: ReviewTag) =>
    onChange(chosen.includes(tag) ? chosen.filter((one) => one !== tag) : [...chosen, tag]);
  return (
    <fieldset className={styles.tags}>
      <legend>
        {isGood
          ? t('review.tags.good', 'What went well? (optional)')
          : t('review.tags.bad', 'What went wrong? (optional)')}
      </legend>
      <div>
        {tagsFor(side, stars).map((tag) => (
          <label key={tag}>
            <input type="checkbox" checked={chosen.includes(tag)} onChange={() => flip(tag)} />
            <span>{tagWords(t, tag)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The question, by who asks whom. */
function useQuestion({ side, professionalName, companyName, customerName }: VisitReviews) {
  const { t } = useTranslation();
  return side === 'customer'
    ? t('review.ask.customer', 'How was {{name}}?', { name: professionalName || companyName })
    : t('review.ask.partner', 'How was {{name}} as a customer?', {
        name: customerName || t('review.nameless', 'A customer'),
      });
}

/** The stars first; the rest appears when they are chosen, and may be left out: two taps are enough. */
function Rate({ visit, onClose }: { visit: VisitReviews; onClose: () => void }) {
  const { t, locale } = useTranslation();
  const [search] = useSearchParams();
  const formId = useId();
  const say = useSayReview();
  const photos = useReviewPhotos(visit.bookingId);
  const { own, side, bookingId } = visit;
  const question = useQuestion(visit);
  const initial: Fields = {
    stars: own?.stars ?? Number(search.get('stars') ?? 0),
    tags: allReviewTags.filter((tag) => own?.tags.includes(tag)),
    words: own?.words ?? '',
    showName: own?.showName ?? side === 'customer',
  };
  const { fields, errors, busy, change, submit } = useForm({
    initial,
    schema: reviewBody,
    send: async () => {
      // First the photos: where both sides have written, the review is shown at once.
      if (!(await photos.send())) return;
      const { theirs } = await say.mutateAsync({ bookingId, ...fields, tags: [...fields.tags], own });
      toast.success(
        theirs
          ? t('review.thanks.both', 'Thanks. Both reviews are in now.')
          : t('review.thanks', 'Thanks. You can edit it until {{day}}.', {
              day: formatInstant(visit.writeBefore, 'weekday', locale),
            }),
      );
      onClose();
    },
  });
  const chooseStars = (stars: number) => {
    const fit = tagsFor(side, stars);
    change({ stars, tags: fields.tags.filter((tag) => fit.includes(tag)) });
  };
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('review.rate.title', 'Rate the visit')}
      footer={
        <Button type="submit" form={formId} wide busy={busy} disabled={fields.stars === 0}>
          {own ? t('review.save', 'Save changes') : t('review.submit', 'Submit review')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <StarsField
          label={question}
          value={fields.stars}
          error={errors['stars'] ?? errors['form']}
          onChange={chooseStars}
        />
        {fields.stars > 0 && (
          <>
            <Tags
              visit={visit}
              stars={fields.stars}
              chosen={fields.tags}
              onChange={(tags) => change({ tags })}
            />
            <TextArea
              label={t('review.words', 'Anything to add? (optional)')}
              value={fields.words}
              rows={3}
              maxLength={mostWords}
              error={errors['words']}
              onChange={(event) => change({ words: event.target.value })}
            />
            <PhotosField visit={visit} photos={photos} />
            {side === 'customer' && (
              <Tick
                checked={fields.showName}
                onChange={(event) => change({ showName: event.target.checked })}
              >
                <span>{t('review.showName', 'Show my first name with this review, like “Asha R.”')}</span>
              </Tick>
            )}
          </>
        )}
        <Note size="sm">
          {t('review.blind', 'You each see the other’s review once both are in, or on {{day}}.', {
            day: formatInstant(visit.writeBefore, 'weekday', locale),
          })}
        </Note>
      </Form>
    </Dialog>
  );
}

/** The review behind `?dialog=rate`, new or changed. */
export function RateDialog({ visit }: { visit: VisitReviews }) {
  const dialog = useUrlDialog(rateDialog);
  const may = visit.own ? visit.own.can.change : visit.can.write;
  return dialog.opened && may ? <Rate visit={visit} onClose={dialog.close} /> : null;
}
