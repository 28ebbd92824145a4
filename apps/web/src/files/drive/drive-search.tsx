import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { Form, useSearchParams } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button } from '../../ui/press/button.tsx';
import styles from './drive-search.module.css';

/** Leads to what is found in names and in what documents say; the words are in the address. */
export function DriveSearch() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const q = search.get('q') ?? '';
  return (
    <Form role="search" action="/drive/search" className={styles.search}>
      <IconSearch size={20} aria-hidden />
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        maxLength={80}
        required
        enterKeyHint="search"
        aria-label={t('drive.search', 'Search files')}
        placeholder={t('drive.search', 'Search files')}
      />
      <Button type="submit" tone="plain" small>
        {t('drive.search.go', 'Search')}
      </Button>
    </Form>
  );
}
