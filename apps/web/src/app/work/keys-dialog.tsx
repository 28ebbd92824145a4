import { KeysHelp } from '@nukkad/frame/keys-help';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../ui/url-modal.tsx';

/** The keys of the page behind it: `?dialog=keys`. */
export function KeysDialog({ name, personId }: { name: string; personId: string }) {
  const { t } = useTranslation();
  return (
    <UrlModal name={name} title={t('keys.title', 'Keyboard shortcuts')}>
      <KeysHelp
        personId={personId}
        words={{
          everywhere: t('keys.everywhere', 'On every page'),
          list: t('keys.list', 'On this page'),
          search: t('keys.search', 'Search everything'),
          keys: t('keys.help', 'Show these shortcuts'),
          leave: t('keys.leave', 'Close, clear or go back'),
          next: t('keys.next', 'Next row'),
          previous: t('keys.previous', 'Previous row'),
          open: t('keys.open', 'Open the row'),
          filter: t('keys.filter', 'Search this list'),
          singles: t('keys.singles', 'Single-key shortcuts'),
          singlesHint: t(
            'keys.singlesHint',
            'Turn off if J, K, / or ? get in your way. Saved on this device.',
          ),
        }}
      />
    </UrlModal>
  );
}
