/** What a page tells the function below; made by `LateScripts`. */
export interface LatePage {
  readonly entry: string;
  /** Every file of the first load, to be fetched at once. */
  readonly files: readonly string[];
  readonly routes: readonly { readonly id: string; readonly parts: readonly string[] }[];
  /** The router's list of the matched routes. */
  readonly manifest: unknown;
}

/**
 * Runs in the HTML of a page that the server rendered, before any script of the page is there; it is sent as its own text,
 * so it may name nothing from outside. It loads the scripts after the largest paint, or at the first touch or key. What a
 * visitor does before they work is not lost: links to other pages and forms with an address work natively, and other taps
 * and typed words wait for the scripts and are repeated to them.
 */
export function startLate(elementId: string, readyEvent: string, failedEvent: string): void {
  const page = JSON.parse(document.getElementById(elementId)?.textContent ?? '{}') as LatePage;
  const typed = new Map<HTMLInputElement, string>();
  const chosen = new Map<HTMLSelectElement, string>();
  const toggled = new Set<HTMLDetailsElement>();
  let tapped: HTMLElement | null = null;
  let begun = false;
  let hasFailed = false;

  const load = async () => {
    for (const href of page.files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    const modules = page.routes.map(async ({ id, parts }) => {
      const loaded: object[] = await Promise.all(parts.map((part) => import(/* @vite-ignore */ part)));
      return [id, Object.assign({}, ...loaded)] as const;
    });
    const routes = Object.fromEntries(await Promise.all(modules));
    Object.assign(window, { __reactRouterManifest: page.manifest, __reactRouterRouteModules: routes });
    await import(/* @vite-ignore */ page.entry);
  };

  const begin = () => {
    if (begun) return;
    begun = true;
    load().catch(() => {
      hasFailed = true;
      tapped?.removeAttribute('aria-busy');
      if (tapped instanceof HTMLAnchorElement) location.assign(tapped.href);
      else dispatchEvent(new Event(failedEvent));
    });
  };

  /** What only a script can answer; null where the browser does the right thing by itself. */
  const needsScript = (target: Element): HTMLElement | null => {
    const element = target.closest<HTMLElement>('a[href],button,input');
    if (element instanceof HTMLAnchorElement) {
      const here = element.origin === location.origin && element.pathname === location.pathname;
      return here && element.search !== location.search ? element : null;
    }
    if (element instanceof HTMLButtonElement)
      return element.type === 'submit' && element.form?.hasAttribute('action') ? null : element;
    return element instanceof HTMLInputElement && /^(radio|checkbox|button)$/.test(element.type)
      ? element
      : null;
  };

  const onClick = (event: MouseEvent) => {
    const element = event.target instanceof Element ? needsScript(event.target) : null;
    const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (!element || !isPlain || hasFailed) return;
    event.preventDefault();
    event.stopPropagation();
    tapped?.removeAttribute('aria-busy');
    tapped = element;
    tapped.setAttribute('aria-busy', 'true');
    begin();
  };
  const onToggle = (event: Event) => {
    if (event.target instanceof HTMLDetailsElement) toggled.add(event.target);
    begin();
  };
  const onInput = (event: Event) => {
    if (event.target instanceof HTMLInputElement) typed.set(event.target, event.target.value);
    if (event.target instanceof HTMLSelectElement) chosen.set(event.target, event.target.value);
    begin();
  };

  /** React overlooks a value that it finds in the field: the field is emptied for it first. */
  const type = (field: HTMLInputElement, text: string) => {
    const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    field.value = '';
    native?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const onReady = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('input', onInput, true);
    removeEventListener('toggle', onToggle, true);
    for (const [field, text] of typed)
      if (field.isConnected && /^(text|search)$/.test(field.type)) type(field, text);
    for (const [list, value] of chosen) {
      list.value = value;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const details of toggled) details.dispatchEvent(new Event('toggle'));
    tapped?.removeAttribute('aria-busy');
    tapped?.click();
  };

  addEventListener('click', onClick, true);
  addEventListener('input', onInput, true);
  addEventListener('toggle', onToggle, true);
  addEventListener(readyEvent, onReady, { once: true });
  addEventListener('keydown', begin, { capture: true, once: true });
  addEventListener('touchstart', begin, { capture: true, once: true, passive: true });
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
  const afterPaint = () => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      afterFrames();
      return;
    }
    new PerformanceObserver((paints, observer) => {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      afterFrames();
    }).observe({ type: 'paint', buffered: true });
  };
  // A page in the background paints nothing, so it does not wait for that.
  if (document.hidden) begin();
  else if (document.readyState === 'complete') afterPaint();
  else addEventListener('load', afterPaint, { once: true });
  addEventListener('visibilitychange', begin, { once: true });
}
