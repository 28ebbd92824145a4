import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { openedAt } from './opened-at.ts';

/** A page that fetches its heading is waited for this long; then its main part takes the focus. */
const longestWaitMs = 4_000;

/** The page that the browser itself opened: no arrival. */
const firstPath = () => new URL(openedAt()).pathname;

/** Kept outside of React: layouts come and go with their watchers. */
let lastPath: string | null = null;
let region: HTMLElement | null = null;

/** A live region must be on the page before it has something to announce. */
function liveRegion(): HTMLElement {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.dataset['part'] = 'arrival';
    Object.assign(region.style, { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden' });
    region.style.clipPath = 'inset(50%)';
    document.body.append(region);
  }
  return region;
}

/**
 * True where the person's focus is already in the new page: in a field, in a dialog, or on a heading that took the
 * focus itself.
 */
function isPlaced(): boolean {
  const at = document.activeElement;
  if (document.querySelector('dialog[open]')) return true;
  // A link there is the one that led here, in a list of sections that stays.
  return at !== null && at !== document.body && !at.matches('a, #page') && at.closest('main') !== null;
}

function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function arrive(): () => void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main || isPlaced()) return () => {};
  const heading = () => main.querySelector<HTMLElement>('h1');
  const take = () => {
    stop();
    if (isPlaced()) return;
    focusOn(heading() ?? main);
    liveRegion().textContent = document.title;
  };
  const observer = new MutationObserver(() => heading() && take());
  const timer = setTimeout(take, longestWaitMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  if (heading()) take();
  else observer.observe(main, { childList: true, subtree: true });
  return stop;
}

/**
 * After a navigation the focus moves to the new page's heading and its title is announced; otherwise screen readers
 * and keyboards would stay where the old page's link was. A changed query (a dialog, a tab, a filter) is the same
 * page.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const settled = useNavigation().state === 'idle';
  useEffect(() => {
    lastPath ??= firstPath();
    liveRegion();
    if (!settled || pathname === lastPath) return;
    lastPath = pathname;
    return arrive();
  }, [pathname, settled]);
  return null;
}
