import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';
import styles from './friends.module.css';

/** The own code, to be read out, copied, or sent with whatever the phone sends things with. */
export function OwnCode({ code, link }: { code: string; link: string }) {
  const { t } = useTranslation();
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words);
      toast.success(t('friends.copied', 'Copied.'));
    } catch {
      toast.info(t('friends.copyByHand', 'Please copy the code by hand.'));
    }
  };
  const share = async () => {
    const text = t('friends.message', 'For help at home I use this. My code is {{code}}.', { code });
    if (!('share' in navigator)) return copy(`${text} ${link}`);
    // Whoever closes the phone's own sheet has changed their mind; that is no error.
    await navigator.share({ text, url: link }).catch(() => {});
  };
  return (
    <Card className={styles.own}>
      <p className={styles.label}>{t('friends.yours', 'Your code')}</p>
      <p className={styles.code} translate="no">
        {code}
      </p>
      <div className={styles.actions}>
        <Button onClick={() => void share()}>{t('friends.share', 'Send it to a friend')}</Button>
        <Button tone="plain" onClick={() => void copy(code)}>
          {t('friends.copy', 'Copy the code')}
        </Button>
      </div>
    </Card>
  );
}
