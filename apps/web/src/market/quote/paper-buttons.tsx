import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { share } from '../../ui/press/sharing.ts';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { savePaper, useShareEstimate } from './quote.queries.ts';
import styles from './quote.module.css';

/** A version as PDF, in the language that one chooses; or its price by a link that opens for a week, without contact data. */
export function PaperButtons({ quoteId, name }: { quoteId: string; name: string }) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: (lang: 'en' | 'hi') => savePaper(quoteId, lang, `${name}-${lang}`),
  });
  const pass = useShareEstimate();
  const busy = (lang: 'en' | 'hi') => save.isPending && save.variables === lang;
  return (
    <div className={styles.acts}>
      <Button
        tone="plain"
        icon={<IconFile size={20} aria-hidden />}
        busy={busy('en')}
        onClick={() => save.mutate('en')}
      >
        {t('offers.paper.en', 'PDF in English')}
      </Button>
      <Button
        tone="plain"
        icon={<IconFile size={20} aria-hidden />}
        busy={busy('hi')}
        onClick={() => save.mutate('hi')}
      >
        {t('offers.paper.hi', 'PDF in Hindi')}
      </Button>
      <Button
        tone="plain"
        icon={<IconShare size={20} aria-hidden />}
        busy={pass.isPending}
        onClick={() =>
          pass.mutate(quoteId, {
            onSuccess: ({ message, url }) => void share(t, { text: message.replace(url, '').trim(), url }),
            onError: toastFailure,
          })
        }
      >
        {t('offers.share', 'Share estimate')}
      </Button>
    </div>
  );
}
