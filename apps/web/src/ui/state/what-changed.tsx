import type { Difference } from '@nukkad/contract/kernel/confirmation';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useChangeNames } from './change-names.ts';
import { type OwnWords, changeInWords } from './change-words.ts';
import styles from './what-changed.module.css';

/** Each difference in a sentence: "Time changed from 9:00 AM to 11:30 AM". */
export function WhatChanged({
  differences,
  words,
}: {
  differences: readonly Difference[];
  words?: OwnWords;
}) {
  const { t, locale } = useTranslation();
  const names = useChangeNames();
  if (!names) return null;
  return (
    <div role="alert" className={styles.changed}>
      <p>{t('changed.lead', 'This changed while you were viewing it:')}</p>
      <ul>
        {differences.map((difference) => (
          <li key={difference.field}>
            {changeInWords({ t, locale, names, ...(words ? { own: words } : {}) }, difference)}
          </li>
        ))}
      </ul>
      <p>{t('changed.nothingDone', 'Nothing has been saved yet.')}</p>
    </div>
  );
}
