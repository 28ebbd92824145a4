import { Button } from '../../ui/press/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

/** One of the prompts of specification section 8, word for word, with a Close button and another way on. */
export function AccessPrompt({
  title,
  words,
  onClose,
}: {
  title: string;
  words: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const picker = useDialogLink('location');
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button tone="plain" onClick={onClose}>
            {t('action.close', 'Close')}
          </Button>
          <ButtonLink {...picker} replace>
            {t('location.byHand', 'Choose location')}
          </ButtonLink>
        </>
      }
    >
      <p style={{ margin: 0 }}>{words}</p>
    </Dialog>
  );
}
