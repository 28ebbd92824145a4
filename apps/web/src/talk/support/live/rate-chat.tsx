import { type SupportSession, ratingBody } from '@nukkad/contract/talk/support/session.model';
import type { Translate } from '../../../platform/i18n/i18n.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SentFields } from '../../../ui/field/sent-fields.tsx';
import { RadioList } from '../../../ui/field/radio-list.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { Note } from '../../../ui/page/parts.tsx';
import styles from './live.module.css';
import { useRate } from './live.queries.ts';

const choices = (t: Translate) => [
  { value: '5', label: t('live.rate.5', 'Very good') },
  { value: '4', label: t('live.rate.4', 'Good') },
  { value: '3', label: t('live.rate.3', 'All right') },
  { value: '2', label: t('live.rate.2', 'Bad') },
  { value: '1', label: t('live.rate.1', 'Very bad') },
];

/** How it was, with words if they like. */
export function RateChat({ session: { sid, stars } }: { session: SupportSession }) {
  const { t } = useTranslation();
  const rate = useRate();
  if (stars) return <Note role="status">{t('live.rated', 'Thank you for your rating.')}</Note>;
  return (
    <SentFields
      save={t('live.rate.send', 'Send rating')}
      send={rate}
      initial={{ stars: stars ? String(stars) : '', words: '' }}
      schema={ratingBody}
      bodyOf={(typed) => ({ sid, stars: Number(typed.stars), words: typed.words })}
      refusedAt="stars"
    >
      {({ fields, errors, change, lineAt }) => (
        <>
          <div className={styles.rate}>
            <RadioList
              label={t('live.rate', 'How was this chat?')}
              name="stars"
              options={choices(t)}
              value={fields.stars || null}
              onChange={(chosen) => change({ stars: chosen })}
              error={errors['stars']}
            />
          </div>
          <TextArea
            label={t('live.rate.words', 'Tell us more (optional)')}
            {...lineAt('words')}
            rows={2}
            maxLength={500}
          />
        </>
      )}
    </SentFields>
  );
}
