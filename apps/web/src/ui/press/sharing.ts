import type { Translate } from '../../platform/i18n/i18n.ts';
import { toast } from '../dialog/toast.ts';

export async function copy(t: Translate, words: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words);
    toast.success(t('share.copied', 'Copied.'));
  } catch {
    toast.info(t('share.byHand', 'Couldn’t copy. Select and copy it yourself.'));
  }
}

/** With whatever the phone sends things with; copied where it has nothing of the kind. */
export async function share(t: Translate, { text, url }: { text: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return copy(t, `${text} ${url}`);
  // A person who closes the phone's own share sheet has changed their mind; that is no error.
  await navigator.share({ text, url }).catch(() => {});
}
