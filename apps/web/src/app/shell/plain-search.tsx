import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import styles from './plain-search.module.css';

/** A way on where a page is not there: a plain form, which needs no script and none of the list's. */
export function PlainSearch() {
  const { t } = useTranslation();
  return (
    <form role="search" action="/services" className={styles.search}>
      <p>{t('error.missing', 'Check the address, or search for a service.')}</p>
      <input
        type="search"
        name="q"
        maxLength={80}
        required
        enterKeyHint="search"
        aria-label={t('home.search', 'Search services')}
        placeholder={t('home.search.hint', 'Leaking tap, deep cleaning…')}
      />
      <Button type="submit">{t('home.search.go', 'Search')}</Button>
    </form>
  );
}
