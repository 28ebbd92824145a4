import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useMutation } from '@tanstack/react-query';
import { CreateDocumentLink } from '../../nouns/template/create-document-link.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { ShareButton } from '../../nouns/share/share-button.tsx';
import { savePaper } from './quote.queries.ts';
import styles from './quote.module.css';

/** A version as PDF, in the language that one chooses; or its price by a link, without contact data. */
export function PaperButtons({ quoteId, name }: { quoteId: string; name: string }) {
  const { t } = useTranslation();
  const save = useMutation({
    mutationFn: (lang: 'en' | 'hi') => savePaper(quoteId, lang, `${name}-${lang}`),
  });
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
      <ShareButton
        of={{ subject: 'estimate', subjectId: quoteId, name }}
        tone="plain"
        icon={<IconShare size={20} aria-hidden />}
      >
        {t('offers.share', 'Share estimate')}
      </ShareButton>
      <CreateDocumentLink kind="quotation" recordId={quoteId} />
    </div>
  );
}
