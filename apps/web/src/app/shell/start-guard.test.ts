import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showNote } from './show-note.ts';
import { pageDrawn, reloadLost, startFailed, startGuard } from './start-guard.ts';

const words = {
  failed: 'failed',
  inPart: 'in part',
  slow: 'slow',
  offline: 'offline',
  retry: 'again',
  plainLogin: null,
};
const slowAfterMs = 15_000;
const suspectAfterMs = 5_000;

/** As much of an element as the guard touches. */
class Node {
  children: Node[] = [];
  textContent = '';
  readonly attributes = new Map<string, string>();
  private above: Node | null = null;
  setAttribute = (name: string, value: string) => void this.attributes.set(name, value);
  removeAttribute = (name: string) => void this.attributes.delete(name);
  addEventListener = () => {};
  append(...added: Node[]) {
    this.children.push(...added);
    for (const one of added) one.above = this;
  }
  remove() {
    if (this.above) this.above.children = this.above.children.filter((one) => one !== this);
  }
}
class Script extends Node {
  src = '';
}
class Failure extends Event {
  readonly error: unknown;
  constructor(error: unknown) {
    super('error');
    this.error = error;
  }
}

interface Visit {
  readonly session?: Map<string, string>;
  readonly onLine?: boolean;
  /** The server has drawn it. */
  readonly readable?: boolean;
}

/** One load of a page; a session is that of the tab. */
function load({ session = new Map(), onLine = true, readable = false }: Visit = {}) {
  const window = new EventTarget();
  const reload = vi.fn();
  const root = new Node();
  const body = new Node();
  vi.stubGlobal('window', window);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { reload, origin: 'https://nukkad.test', search: '' });
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('ErrorEvent', Failure);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => session.get(name) ?? null,
    setItem: (name: string, value: string) => session.set(name, value),
  });
  vi.stubGlobal('document', {
    documentElement: root,
    body,
    createElement: () => new Node(),
    getElementById: () => (readable ? new Node() : null),
  });
  startGuard(
    words,
    { slowMs: slowAfterMs, suspectMs: suspectAfterMs },
    { renewKept: () => Promise.resolve(), showNote },
  );
  return {
    tell: (event: Event) => window.dispatchEvent(event),
    session,
    reload,
    root,
    said: () => body.children.map(({ children: [text] }) => text?.textContent),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('scripts that do not come are asked for twice more; when that fails, too, it is said', () => {
  const session = new Map<string, string>();
  for (const _ of [1, 2]) {
    const page = load({ session });
    page.tell(new Event(startFailed));
    expect([page.reload.mock.calls.length, page.said()]).toEqual([1, []]);
  }
  const last = load({ session });
  last.tell(new Event(startFailed));
  expect([last.reload.mock.calls.length, last.said()]).toEqual([0, ['failed']]);
  expect(last.root.attributes.has('data-scripts-failed')).toBe(true);
});

test.each([
  ['a file that is cut off', () => new Failure(new SyntaxError('Unexpected end of input'))],
  [
    'a lost script that nobody caught',
    () =>
      Object.assign(new Event('unhandledrejection'), {
        reason: new TypeError('Failed to fetch dynamically imported module: /assets/a.js'),
      }),
  ],
])('%s counts as a start that failed', (_, event) => {
  const page = load();
  page.tell(event());
  expect(page.reload).toHaveBeenCalledOnce();
});

test('without a network nothing is loaded anew before it is back', () => {
  const page = load({ onLine: false });
  page.tell(new Event(startFailed));
  expect([page.reload.mock.calls.length, page.said()]).toEqual([0, ['offline']]);
  page.tell(new Event('online'));
  expect(page.reload).toHaveBeenCalledOnce();
});

test.each([
  ['a rejection that nobody caught', () => new Event('unhandledrejection')],
  ['an error of someone else', () => new Failure(new Error('of an extension'))],
])('%s does not make a page one that failed: it only takes long, and draws itself yet', (_, event) => {
  const page = load();
  page.tell(event());
  expect(page.said()).toEqual([]);
  vi.advanceTimersByTime(suspectAfterMs);
  expect([page.said(), page.reload.mock.calls.length]).toEqual([['slow'], 0]);
  expect(page.root.attributes.has('data-scripts-failed')).toBe(false);
  page.tell(new Event(pageDrawn));
  expect(page.said()).toEqual([]);
});

test('errors one after the other put nothing off', () => {
  const page = load();
  for (let passed = 0; passed < suspectAfterMs; passed += 1_000) {
    page.tell(new Event('unhandledrejection'));
    vi.advanceTimersByTime(1_000);
  }
  expect(page.said()).toEqual(['slow']);
});

test('a loader that never ends is told of; a page that the server drew waits for nothing', () => {
  const page = load();
  vi.advanceTimersByTime(slowAfterMs);
  expect(page.said()).toEqual(['slow']);
  const drawn = load({ readable: true });
  vi.advanceTimersByTime(slowAfterMs);
  expect(drawn.said()).toEqual([]);
});

test('once it is drawn a page is left alone, and a part of it that is lost is loaded anew, twice a minute at most', () => {
  const page = load();
  page.tell(new Event(pageDrawn));
  page.tell(new Event('unhandledrejection'));
  vi.advanceTimersByTime(slowAfterMs);
  expect(page.said()).toEqual([]);
  const ask = () => page.tell(new Event(reloadLost, { cancelable: true }));
  expect([ask(), ask(), ask(), page.reload.mock.calls.length]).toEqual([false, false, true, 2]);
  vi.advanceTimersByTime(60_000);
  expect(ask()).toBe(false);
});

test('the first load of a visit is new, the next one is not', () => {
  const { session, root } = load();
  expect(root.attributes.has('data-visited')).toBe(false);
  expect(load({ session }).root.attributes.has('data-visited')).toBe(true);
});
