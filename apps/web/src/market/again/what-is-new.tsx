import type { BookAgain } from '@nukkad/contract/market/again/again.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import styles from './again.module.css';
import { changeSentence } from './again-words.ts';

/** What is not as it was last time; nothing where all is. */
export function WhatIsNew({ again }: { again: BookAgain }) {
  const { t } = useTranslation();
  if (again.changes.length === 0) return null;
  return (
    <Card quiet className={styles.changes}>
      <h2>{t('again.changes', 'What changed since last time')}</h2>
      <ul>
        {again.changes.map((change) => (
          <li key={`${change.kind} ${change.name}`}>
            {changeSentence(t, change, again.address !== null)}{' '}
            {change.kind === 'line_options' && change.id && (
              <Link to={`/services/${change.id}`}>{t('again.choose', 'Choose options')}</Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
