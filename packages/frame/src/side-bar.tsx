import type { Speech } from '@nukkad/contract/kernel/speech';
import IconCollapse from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftCollapse.mjs';
import IconExpand from '@tabler/icons-react/dist/esm/icons/IconLayoutSidebarLeftExpand.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { Link, type LinkProps } from 'react-router';
import { SideBarHeading } from './side-bar-heading.tsx';
import styles from './side-bar.module.css';
import { sideBarWords } from './side-bar.words.ts';
import { useFolds } from './use-folds.ts';
import { useNarrow } from './use-narrow.ts';

export interface SideBarRow {
  readonly to: string;
  readonly label: string;
  readonly Icon: ComponentType<{
    readonly size: number;
    readonly stroke: number;
    readonly 'aria-hidden': true;
  }>;
  /** How much waits there; draws nothing while nothing does. */
  readonly badge?: ReactNode;
}

export interface SideBarGroup {
  readonly group: string;
  readonly heading: string;
  readonly rows: readonly SideBarRow[];
  /** Folded unless one is in it, until the person opens it; the choice is stored. */
  readonly folds?: boolean;
}

/** The button that opens the search across everything. */
export interface SideBarSearch {
  /** Its key, drawn beside the label. */
  readonly keys: string;
  /** A Link's address: `?dialog=search` over the present page. */
  readonly to: LinkProps['to'];
  /** Fetches it before it is opened. */
  readonly onNear: () => void;
}

interface Tip {
  readonly label: string;
  readonly top: number;
}

/** The name beside an icon that the pointer or the focus is on; Escape takes it away. */
function useTip(isOn: boolean) {
  const [tip, setTip] = useState<Tip | null>(null);
  const shown = isOn && tip !== null;
  useEffect(() => {
    if (!shown) return undefined;
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && setTip(null);
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [shown]);
  const show = (label: string, at: Element) => {
    if (!isOn) return;
    const { top, height } = at.getBoundingClientRect();
    setTip({ label, top: top + height / 2 });
  };
  const propsFor = (label: string) => ({
    onPointerEnter: (event: { currentTarget: Element }) => show(label, event.currentTarget),
    onFocus: (event: { currentTarget: Element }) => show(label, event.currentTarget),
    onPointerLeave: () => setTip(null),
    onBlur: () => setTip(null),
  });
  return { shown: shown ? tip : null, propsFor, hide: () => setTip(null) };
}

/**
 * The places of a work area beside its page: groups under headings, or icons alone. A group of one row needs no heading of
 * its own. The choice is stored for the person on this device.
 */
export function SideBar({
  groups,
  current,
  label: name,
  speech,
  personId,
  search,
  foot,
}: {
  groups: readonly SideBarGroup[];
  /** The path of the row that one is at. */
  current: string | null;
  /** The name of the landmark. */
  label: string;
  speech: Speech;
  personId: string;
  search: SideBarSearch;
  /** A row below all groups, e.g. help. */
  foot?: SideBarRow;
}) {
  const words = sideBarWords(speech);
  const [narrow, toggle] = useNarrow(personId);
  const folds = useFolds(personId);
  const { shown, propsFor, hide } = useTip(narrow);
  const turn = narrow ? words.expand : words.collapse;
  const Turn = narrow ? IconExpand : IconCollapse;
  const row = ({ to, label, Icon, badge }: SideBarRow) => (
    <li key={to}>
      <Link
        to={to}
        className={styles.row}
        aria-current={to === current ? 'page' : undefined}
        {...propsFor(label)}
      >
        <Icon size={20} stroke={1.8} aria-hidden />
        <span className={styles.label}>{label}</span>
        {badge && <span className={styles.badge}>{badge}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={name} className={styles.bar} data-narrow={narrow || undefined}>
      <div className={styles.search}>
        <Link
          to={search.to}
          preventScrollReset
          className={styles.row}
          aria-haspopup="dialog"
          aria-keyshortcuts="Control+K Meta+K"
          {...propsFor(words.search)}
          onPointerEnter={(event) => {
            search.onNear();
            propsFor(words.search).onPointerEnter(event);
          }}
          onClick={hide}
        >
          <IconSearch size={20} stroke={1.8} aria-hidden />
          <span className={styles.label}>{words.search}</span>
          <kbd className={styles.keys} aria-hidden="true">
            {search.keys}
          </kbd>
        </Link>
      </div>
      <div className={styles.places}>
        {groups.map((one) => {
          const { group, rows } = one;
          const mayFold = one.folds === true && rows.length > 1 && !narrow;
          const isOpen =
            !mayFold ||
            folds.isOpen(
              group,
              rows.some(({ to }) => to === current),
            );
          return (
            <div key={group} className={styles.group} data-single={rows.length === 1 || undefined}>
              {rows.length > 1 && (
                <SideBarHeading
                  one={one}
                  isOpen={isOpen}
                  onTurn={mayFold ? () => folds.turn(group, !isOpen) : null}
                />
              )}
              {isOpen && (
                <ul aria-labelledby={rows.length > 1 ? `places-of-${group}` : undefined}>{rows.map(row)}</ul>
              )}
            </div>
          );
        })}
      </div>
      <ul className={styles.foot}>
        {foot && row(foot)}
        <li>
          <button
            type="button"
            className={styles.row}
            aria-expanded={!narrow}
            aria-label={turn}
            {...propsFor(turn)}
            onClick={() => {
              hide();
              toggle();
            }}
          >
            <Turn size={20} stroke={1.8} aria-hidden />
            <span className={styles.label}>{turn}</span>
          </button>
        </li>
      </ul>
      {shown && (
        <span className={styles.tip} style={{ insetBlockStart: shown.top }} aria-hidden="true">
          {shown.label}
        </span>
      )}
    </nav>
  );
}
