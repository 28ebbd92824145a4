import IconClock from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { CategoryPicture } from '../../../nouns/category/category-picture.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { SearchOption } from '../../../ui/field/search-option.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import styles from './suggestions.module.css';
import { useCombobox } from './use-combobox.ts';
import { useSuggested } from './use-suggested.ts';

interface Option {
  readonly key: string;
  /** Null: it clears the recent searches. */
  readonly to: string | null;
  readonly icon: ReactNode;
  readonly label: string;
  readonly detail?: string;
  /** What is remembered as searched. */
  readonly search: string;
}

const pictureSize = 30;

function useOptions(text: string, recent: readonly string[]): { options: readonly Option[]; none: boolean } {
  const { t, language } = useTranslation();
  const found = useSuggested(text, language);
  if (text.trim() === '') {
    const options = recent.map((search) => ({
      key: `recent ${search}`,
      to: `/services?q=${encodeURIComponent(search)}`,
      icon: <IconClock size={22} aria-hidden />,
      label: search,
      search,
    }));
    const clear = {
      key: 'clear',
      to: null,
      icon: <IconTrash size={22} aria-hidden />,
      label: t('suggest.clear', 'Clear recent searches'),
      search: '',
    };
    return { options: recent.length > 0 ? [...options, clear] : [], none: false };
  }
  if (!found) return { options: [], none: false };
  const categories = found.categories.map((row) => ({
    key: `category ${row.categoryId}`,
    to: `/services?category=${row.categoryId}`,
    icon: <CategoryPicture id={row.categoryImage} size={pictureSize} />,
    label: row.categoryName,
    detail: t('suggest.category', 'Category'),
    search: row.categoryName,
  }));
  const services = found.services.map((row) => ({
    key: row.serviceId,
    to: `/services/${row.serviceId}`,
    icon: <CategoryPicture id={row.categoryImage} size={pictureSize} />,
    label: row.name,
    detail: row.categoryName,
    search: row.name,
  }));
  const options = [...categories, ...services];
  return { options, none: options.length === 0 };
}

/** Below its form, over everything: the page's own boxes would cut it off. */
function usePlaceBelow(input: HTMLInputElement, shown: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (!box || !shown) return undefined;
    const place = () => {
      const { left, bottom, width } = (input.form ?? input).getBoundingClientRect();
      box.style.left = `${left + window.scrollX}px`;
      box.style.top = `${bottom + window.scrollY + 6}px`;
      box.style.width = `${width}px`;
    };
    place();
    box.showPopover?.();
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('resize', place);
      if (box.isConnected) box.hidePopover?.();
    };
  }, [input, shown]);
  return ref;
}

/** What a search field suggests: recent searches before the first letter, then categories and services. */
export function Suggestions({ input }: { input: HTMLInputElement }) {
  const { t, plural } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [recent, setRecent] = useState(recentSearches);
  const count = useRef(0);
  const options = useRef<readonly Option[]>([]);
  const choose = (option: Option | undefined) => {
    if (!option) return;
    if (option.to === null) {
      forgetSearches();
      setRecent([]);
      return;
    }
    rememberSearch(option.search);
    setRecent(recentSearches());
    combobox.close();
    input.blur();
    void navigate(option.to);
  };
  const combobox = useCombobox(input, {
    listId: id,
    count,
    chosen: (place) => choose(options.current[place]),
    submitted: (text) => {
      rememberSearch(text);
      setRecent(recentSearches());
    },
  });
  const offered = useOptions(combobox.text, recent);
  options.current = offered.options;
  count.current = offered.options.length;
  const isRecent = combobox.text.trim() === '' && count.current > 0;
  const shown = combobox.opened && (count.current > 0 || offered.none);
  const box = usePlaceBelow(input, shown);
  return (
    <div ref={box} popover="manual" className={styles.box}>
      {isRecent && <p className={styles.head}>{t('suggest.recent', 'Recent searches')}</p>}
      <div id={id} role="listbox" aria-label={t('suggest.title', 'Suggestions')}>
        {offered.options.map((option, place) => (
          <SearchOption
            key={option.key}
            id={`${id}-${place}`}
            isMarked={place === combobox.at}
            icon={option.icon}
            label={option.label}
            detail={option.detail}
            onChoose={() => choose(option)}
          />
        ))}
      </div>
      <p role="status" className={offered.none ? styles.none : styles.said}>
        {offered.none
          ? t('suggest.none', 'No match. Try another word, or choose a category.')
          : shown &&
            plural('suggest.count', count.current, {
              one: '{{count}} suggestion',
              other: '{{count}} suggestions',
            })}
      </p>
    </div>
  );
}
