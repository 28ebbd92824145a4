import { captionBody } from '@nukkad/contract/market/portfolio/portfolio.api';
import type { OwnPortfolioPhoto } from '@nukkad/contract/market/portfolio/portfolio.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { FormDialog, type OpenDialog } from '../../ui/dialog/form-dialog.tsx';
import { Question } from '../../ui/dialog/question.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { useCaption, useRemovePortfolioPhoto } from './portfolio.queries.ts';

export const captionDialog = 'caption';
export const removeDialog = 'remove-photo';

function Caption({ photo: { photoId, caption }, dialog }: { photo: OwnPortfolioPhoto; dialog: OpenDialog }) {
  const { t } = useTranslation();
  return (
    <FormDialog
      dialog={dialog}
      title={t('portfolio.caption', 'What does the photo show?')}
      save={t('portfolio.save', 'Save')}
      send={useCaption()}
      initial={{ caption }}
      schema={captionBody}
      bodyOf={(typed) => ({ photoId, ...typed })}
    >
      {({ lineAt }) => (
        <TextField
          label={t('portfolio.caption.label', 'Caption (optional)')}
          hint={t('portfolio.caption.hint', 'E.g. New bathroom fittings, Indiranagar.')}
          {...lineAt('caption')}
          maxLength={120}
        />
      )}
    </FormDialog>
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
  if (caption.opened) return <Caption photo={photo} dialog={caption} />;
  if (!removing.opened) return null;
  return (
    <Question
      dialog={removing}
      title={t('portfolio.remove', 'Remove this photo?')}
      consequences={[t('portfolio.removed', 'Customers no longer see it.')]}
      confirm={t('portfolio.removeIt', 'Remove')}
      danger
      send={remove}
      request={photo.photoId}
    />
  );
}
