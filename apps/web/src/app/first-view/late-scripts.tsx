import { use, useEffect } from 'react';
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { startFailed } from '../shell/start-guard.ts';
import { useDrawnByServer } from './drawn-by-server.ts';
import { NonceContext } from '../nonce-context.ts';
import { type LatePage, startLate } from './start-late.ts';
import { StateContext } from './state-context.ts';

const elementId = 'late-scripts';
const readyEvent = 'scripts-ready';

type Framework = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>;

/** Inside a script element `<` must be escaped. */
const scriptSafe = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');

const enqueue = (state: string) =>
  `window.__reactRouterContext.streamController.enqueue(${scriptSafe(state)});window.__reactRouterContext.streamController.close()`;

/** The router's own hand-over of its state. Where the text of the state is not there yet, scripts of `ServerRouter` bring it. */
const handOver = ({ serverHandoffString }: Framework, state: string | null) =>
  `window.__reactRouterContext=${serverHandoffString};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream());${state === null ? '' : enqueue(state)}`;

function pageOf({ manifest }: Framework, ids: readonly string[]): LatePage {
  const found = ids.flatMap((id) => manifest.routes[id] ?? []);
  // As in the router's own hand-over: without it a layout of no path would answer for the root, with an empty page.
  const roots = Object.values(manifest.routes).filter((route) => route?.index && route.parentId === 'root');
  const routes = found.map(({ id, module, clientLoaderModule }) => ({
    id,
    parts: [clientLoaderModule, module].filter((part) => part !== undefined),
  }));
  const { entry } = manifest;
  const files = [
    entry.module,
    ...entry.imports,
    ...routes.flatMap(({ parts }) => parts),
    ...found.flatMap(({ imports = [] }) => imports),
  ];
  return {
    entry: entry.module,
    files: [...new Set(files)],
    routes,
    manifest: {
      ...manifest,
      routes: Object.fromEntries([...found, ...roots].map((route) => [route?.id, route])),
    },
  };
}

/**
 * The scripts of a page that the server rendered, in place of the router's `Scripts`: none is asked for before the first
 * view is painted (`startLate`). Other pages show nothing without their scripts, and development has no first load to
 * save, so there it is the router's own.
 */
export function PageScripts() {
  const framework = use(UNSAFE_FrameworkContext);
  const ids = useMatches().map(({ id }) => id);
  const late = useDrawnByServer() && import.meta.env.PROD;
  // In a later task: what the device keeps, as the chosen place, is read behind the first effects, and a tap that is
  // repeated must find it.
  useEffect(() => {
    const timer = setTimeout(() => dispatchEvent(new Event(readyEvent)));
    return () => clearTimeout(timer);
  }, []);
  return late && framework ? <LateScripts framework={framework} ids={ids} /> : <Scripts />;
}

const startWords = [elementId, readyEvent, startFailed].map((word) => JSON.stringify(word));
const startText = import.meta.env.SSR
  ? `(${startLate.toString().replace(/\n\s*/g, '\n')})(${startWords.join()})`
  : '';

/** In the browser these have run already, and React leaves them alone. */
function LateScripts({ framework, ids }: { framework: Framework; ids: readonly string[] }) {
  const state = use(StateContext);
  const texts = { handOver: '', page: '', start: '' };
  if (import.meta.env.SSR) {
    if (framework.renderMeta) framework.renderMeta.didRenderScripts = true;
    texts.handOver = handOver(framework, state);
    texts.page = scriptSafe(pageOf(framework, ids));
    texts.start = startText;
  }
  const nonce = use(NonceContext);
  const inline = (text: string) => ({
    nonce,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: text },
  });
  return (
    <>
      <script {...inline(texts.handOver)} />
      <script id={elementId} type="application/json" {...inline(texts.page)} />
      <script {...inline(texts.start)} />
    </>
  );
}
