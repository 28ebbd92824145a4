import { Button } from '../../ui/press/button.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import type { Translate } from '../i18n/i18n.ts';
import { useTranslation } from '../i18n/use-translation.ts';

/** What the device may be asked for besides the place, with the words of specification section 8. */
const prompts: readonly {
  readonly dialog: string;
  readonly title: (t: Translate) => string;
  readonly words: (t: Translate) => string;
}[] = [
  {
    dialog: 'camera-access',
    title: (t) => t('camera.access.title', 'Camera Access'),
    words: (t) => t('camera.access.words', 'Please allow camera access to get camera based features.'),
  },
  {
    dialog: 'photos-access',
    title: (t) => t('photos.access.title', 'Photos Access'),
    words: (t) => t('photos.access.words', 'Please allow photos access to get photos based features.'),
  },
  {
    dialog: 'microphone-access',
    title: (t) => t('microphone.access.title', 'Microphone Access'),
    words: (t) =>
      t('microphone.access.words', 'Please allow microphone access to get microphone based features.'),
  },
  {
    dialog: 'notification-access',
    title: (t) => t('notification.access.title', 'Notification Access'),
    words: (t) =>
      t('notification.access.words', 'Please allow notification access to get notification based features.'),
  },
];

/** Each is open where the address says so, e.g. `?dialog=camera-access`, and has a Close button. */
export function PermissionPrompts() {
  const { t } = useTranslation();
  return prompts.map(({ dialog, title, words }) => (
    <UrlModal
      key={dialog}
      name={dialog}
      title={title(t)}
      footer={(close) => (
        <Button tone="plain" onClick={close}>
          {t('action.close', 'Close')}
        </Button>
      )}
    >
      <p style={{ margin: 0 }}>{words(t)}</p>
    </UrlModal>
  ));
}
