import { KeysHelp } from '@nukkad/frame/keys-help';
import { keysWords } from '@nukkad/frame/keys-help.words';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';

/** The keys of the page behind it: `?dialog=keys`. */
export function KeysDialog({ name, personId }: { name: string; personId: string }) {
  const { t, plural } = useTranslation();
  const speech = { t, plural };
  return (
    <UrlModal name={name} title={keysWords(speech).title}>
      <KeysHelp personId={personId} speech={speech} />
    </UrlModal>
  );
}
