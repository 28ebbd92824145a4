import { captionBody } from '@nukkad/contract/market/portfolio/portfolio.api';
import type { OwnPortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { useId } from 'react';
import { useForm } from '../../platform/forms/use-form.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Form } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUrlDialog } from '../../ui/url-dialog.ts';
import { useCaption, useRemovePortfolioPhoto } from './portfolio.queries.ts';

export const captionDialog = 'caption';
export const removeDialog = 'remove-photo';

function Caption({ photo, onClose }: { photo: OwnPortfolioPhoto; onClose: () => void }) {
  const { t } = useTranslation();
  const formId = useId();
  const save = useCaption();
  const { photoId } = photo;
  const { fields, errors, busy, change, submit } = useForm({
    initial: { caption: photo.caption },
    schema: captionBody,
    bodyOf: ({ caption }) => ({ photoId, caption }),
    send: async ({ caption }) => {
      await save.mutateAsync({ photoId, caption: caption ?? '' });
      onClose();
    },
  });
  return (
    <Dialog
      opened
      onClose={() => !busy && onClose()}
      title={t('portfolio.caption', 'What does the photo show?')}
      footer={
        <Button type="submit" form={formId} busy={busy}>
          {t('portfolio.save', 'Save')}
        </Button>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <TextField
          label={t('portfolio.caption.label', 'Caption (optional)')}
          hint={t('portfolio.caption.hint', 'E.g. New bathroom fittings, Indiranagar.')}
          name="caption"
          value={fields.caption}
          maxLength={120}
          error={errors['caption']}
          onChange={({ target }) => change({ caption: target.value })}
        />
        {errors['form'] && <p role="alert">{errors['form']}</p>}
      </Form>
    </Dialog>
  );
}

/** Behind `?dialog=caption` and `?dialog=remove-photo`, with `photo=…`. */
export function PhotoDialogs({ photos }: { photos: readonly OwnPortfolioPhoto[] }) {
  const { t } = useTranslation();
  const caption = useUrlDialog(captionDialog, ['photo']);
  const removing = useUrlDialog(removeDialog, ['photo']);
  const remove = useRemovePortfolioPhoto();
  const photo = photos.find(({ photoId }) => photoId === caption.get('photo'));
  if (!photo) return null;
  if (caption.opened) return <Caption photo={photo} onClose={caption.close} />;
  if (!removing.opened) return null;
  return (
    <ConfirmDialog
      opened
      onClose={removing.close}
      title={t('portfolio.remove', 'Remove this photo?')}
      consequences={[t('portfolio.removed', 'Customers no longer see it.')]}
      confirm={t('portfolio.removeIt', 'Remove')}
      danger
      onConfirm={() => remove.mutateAsync(photo.photoId)}
    />
  );
}
