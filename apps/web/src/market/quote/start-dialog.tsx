import type { QuoteDraftContent } from '@nukkad/contract/market/quote/quote.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { toastFailure } from '../../ui/dialog/toast.ts';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { type useQuoteStarts, useRemoveTemplate } from './quote.queries.ts';
import styles from './quote.module.css';

type Starts = NonNullable<ReturnType<typeof useQuoteStarts>['data']>;

function Starting({ starts, onStart }: { starts: Starts; onStart: (content: QuoteDraftContent) => void }) {
  const { t } = useTranslation();
  const remove = useRemoveTemplate();
  const use = (content: QuoteDraftContent) => (
    <Button tone="plain" small onClick={() => onStart(content)}>
      {t('offers.start.use', 'Use')}
    </Button>
  );
  return (
    <>
      <Section level={3} title={t('offers.templates', 'Your templates')}>
        {starts.templates.length === 0 ? (
          <p className={styles.note}>
            {t('offers.templates.none', 'No templates yet. Save a quote as a template to reuse it.')}
          </p>
        ) : (
          <ul className={styles.lines}>
            {starts.templates.map(({ templateId, name, content }) => (
              <li key={templateId}>
                <strong>{name}</strong>
                <span className={styles.acts}>
                  {use(content)}
                  <Button
                    tone="quiet"
                    small
                    onClick={() => remove.mutate(templateId, { onError: toastFailure })}
                  >
                    {t('offers.template.remove', 'Remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section level={3} title={t('offers.sent', 'Quotes you sent')}>
        {starts.sent.length === 0 ? (
          <p className={styles.note}>{t('offers.sent.none', 'You haven’t sent a quote yet.')}</p>
        ) : (
          <ul className={styles.lines}>
            {starts.sent.map(({ quoteId, title, area, total, content }) => (
              <li key={quoteId}>
                <span className={styles.words}>
                  <strong>{title}</strong>
                  <small>
                    {area} · <Money paise={total} />
                  </small>
                </span>
                {use(content)}
              </li>
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

/** What to start from, behind `?dialog=start`; it replaces what is written. */
export function StartDialog({
  starts,
  onStart,
}: {
  starts: Starts | undefined;
  onStart: (content: QuoteDraftContent) => void;
}) {
  const { t } = useTranslation();
  return (
    <UrlModal name="start" title={t('offers.start.title', 'Start from')}>
      {(close) =>
        starts && (
          <Starting
            starts={starts}
            onStart={(content) => {
              onStart(content);
              close();
            }}
          />
        )
      }
    </UrlModal>
  );
}
