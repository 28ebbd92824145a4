import type { Privacy } from '@nukkad/contract/identity/privacy/privacy.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Section } from '../../ui/page/section.tsx';
import { eraseDialog } from './erase-account-dialog.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './privacy.module.css';
import { keptTitles, matterWords, reasonWords } from './privacy-words.ts';

/** What leaving means: what goes, what stays and why, and what has to be finished first. */
export function Leaving({ erasure }: { erasure: Privacy['erasure'] }) {
  const { t, plural } = useTranslation();
  const matters = matterWords(t);
  const reasons = reasonWords(t);
  const titles = keptTitles(t);
  return (
    <Section
      title={t('privacy.leave', 'Delete your account')}
      lead={t('privacy.leave.lead', 'Your personal data is deleted at once and can’t be restored.')}
    >
      <details className={styles.kept}>
        <summary>{t('privacy.leave.kept', 'What the law requires us to keep')}</summary>
        <ul>
          {erasure.kept.map(({ what, why, years }) => (
            <li key={what}>
              <strong>{titles[what] ?? what}</strong>,{' '}
              {plural('privacy.years', years, { one: '{{count}} year', other: '{{count}} years' })}
              <Note as="span" size="sm">
                {reasons[why]}
              </Note>
            </li>
          ))}
        </ul>
      </details>
      {erasure.standsInTheWay.length > 0 ? (
        <div className={styles.open}>
          <p>{t('privacy.leave.first', 'Do this first:')}</p>
          <ul>
            {erasure.standsInTheWay.map((matter) => (
              <li key={matter}>{matters[matter]}</li>
            ))}
          </ul>
        </div>
      ) : (
        <ButtonLink to={`?dialog=${eraseDialog}`} tone="danger">
          {t('privacy.erase', 'Delete my account')}
        </ButtonLink>
      )}
    </Section>
  );
}
