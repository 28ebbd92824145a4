import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation, useSearchParams } from 'react-router';
import styles from './url-tabs.module.css';

export interface UrlTab {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

/** The chosen tab is the page's address: `?tab=…`; the first one needs no parameter. */
export function useUrlTab<const Value extends string>(
  values: readonly [Value, ...Value[]],
  name = 'tab',
): Value {
  const [search] = useSearchParams();
  return values.find((value) => value === search.get(name)) ?? values[0];
}

/** On a narrow screen the chosen tab may lie outside: brings it to the middle, and moves nothing else. */
function useChosenInSight(chosen: string) {
  const tabs = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = tabs.current?.getBoundingClientRect();
    const tab = tabs.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (row && tab) tabs.current?.scrollBy({ left: tab.left + tab.width / 2 - row.left - row.width / 2 });
  }, [chosen]);
  return tabs;
}

/** Tabs as links that go by the address; what they show follows below in the page. */
export function UrlTabs({
  tabs,
  label,
  name = 'tab',
}: {
  tabs: readonly UrlTab[];
  label: string;
  name?: string;
}) {
  const [search] = useSearchParams();
  const asked = search.get(name);
  const chosen = (tabs.find((tab) => tab.value === asked) ?? tabs[0])?.value ?? '';
  const row = useChosenInSight(chosen);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {tabs.map((tab) => {
        const next = new URLSearchParams(search);
        next.delete('cursor');
        next.set(name, tab.value);
        return (
          <Link
            key={tab.value}
            to={{ search: `?${next}` }}
            replace
            preventScrollReset
            aria-current={tab.value === chosen ? 'page' : undefined}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Link>
        );
      })}
    </nav>
  );
}

/** Tabs that are pages of their own, each at its address. */
export function PageTabs({
  pages,
  label,
}: {
  pages: readonly { readonly to: string; readonly label: string }[];
  label: string;
}) {
  const row = useChosenInSight(useLocation().pathname);
  return (
    <nav ref={row} aria-label={label} className={styles.tabs}>
      {pages.map((page) => (
        <NavLink key={page.to} to={page.to} end>
          {page.label}
        </NavLink>
      ))}
    </nav>
  );
}
