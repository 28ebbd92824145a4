import { use } from 'react';
import { Links, UNSAFE_FrameworkContext, useMatches } from 'react-router';
import { useDrawnByServer } from './drawn-by-server.ts';
import { StylesContext } from './styles-context.ts';

const attribute = 'data-styles';

/** What the document brought: the addresses of its style sheets, and their text. */
function broughtStyles(): { readonly hrefs: readonly string[]; readonly text: string } {
  const element = import.meta.env.SSR ? null : document.querySelector(`style[${attribute}]`);
  const hrefs = element?.getAttribute(attribute)?.split(' ') ?? [];
  return { hrefs, text: element?.textContent ?? '' };
}
const brought = broughtStyles();

/** On the server the styles of these sheets, if each can be had; in the browser what the document brought. */
function useInlineStyles(hrefs: readonly string[]): typeof brought | null {
  const read = use(StylesContext);
  const drawn = useDrawnByServer();
  if (!import.meta.env.SSR) return brought.hrefs.length > 0 ? brought : null;
  const texts = drawn ? hrefs.map(read) : [];
  return texts.length > 0 && texts.every((text) => text !== null) ? { hrefs, text: texts.join('') } : null;
}

/**
 * Not fetched, because it is disabled, and for a medium that is none: browsers that look ahead in the HTML overlook the
 * first. It tells Vite's loader and the router's that the page has these styles; the two spell some addresses differently.
 */
const marker = (href: string) => (
  <link key={`has ${href}`} rel="stylesheet" media="not all" href={href} {...{ disabled: true }} />
);
const spellings = (href: string) => [...new Set([href, href.replace(/#$/, '')])];

/**
 * The style sheets of the matched routes, in place of the router's `Links`: in the HTML itself where the server renders the
 * page, so that the first paint waits for no other file, and as links elsewhere and for pages opened later.
 */
export function PageStyles() {
  const framework = use(UNSAFE_FrameworkContext);
  const routes = framework?.manifest.routes;
  const hrefs = [...new Set(useMatches().flatMap(({ id }) => routes?.[id]?.css ?? []))];
  const inline = useInlineStyles(hrefs);
  // In development the styles come from Vite.
  if (import.meta.env.DEV) return <Links />;
  const linked = hrefs.filter((href) => !inline?.hrefs.includes(href));
  return (
    <>
      {inline && (
        <style
          {...{ [attribute]: inline.hrefs.join(' ') }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: inline.text }}
        />
      )}
      {inline?.hrefs.flatMap(spellings).map(marker)}
      {linked.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
    </>
  );
}
