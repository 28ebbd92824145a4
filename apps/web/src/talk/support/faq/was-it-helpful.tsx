import { voteFaq } from '@nukkad/contract/talk/support/faq.api';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import styles from './faq.module.css';
import { ownVoter } from './own-voter.ts';

/** "Did this help?" below an answer. What cannot be sent is no trouble of the reader. */
export function WasItHelpful({ faqId, question }: { faqId: string; question: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<boolean | null>(null);
  const say = (helpful: boolean) => {
    setSaid(helpful);
    call(voteFaq, { body: { faqId, helpful, voter: ownVoter() }, quiet: true }).catch(() => undefined);
  };
  if (said !== null)
    return (
      <p role="status" className={styles.helped}>
        {said ? (
          t('faq.thanks', 'Thanks for telling us.')
        ) : (
          <>
            {t('faq.sorry', 'Sorry about that.')}
            <Link to="/help/support#write">{t('faq.write', 'Write to us')}</Link>
          </>
        )}
      </p>
    );
  return (
    <div
      className={styles.helped}
      role="group"
      aria-label={t('faq.helpful.of', 'Did “{{question}}” help?', { question })}
    >
      <span>{t('faq.helpful', 'Did this help?')}</span>
      <Button tone="plain" small onClick={() => say(true)}>
        {t('faq.yes', 'Yes')}
      </Button>
      <Button tone="plain" small onClick={() => say(false)}>
        {t('faq.no', 'No')}
      </Button>
    </div>
  );
}
