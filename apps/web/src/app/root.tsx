import 'virtual:theme.css';
import '@fontsource-variable/anek-latin/wght.css';
import '../ui/theme/devanagari.css';
import '../ui/mark/rupee.css';
import '../ui/theme/base.css';
import '../ui/page/boxes.css';
import './shell/start-note.css';
import devanagari from '@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2?url';
import latin from '@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2?url';
import { type ReactNode, use } from 'react';
import { useTranslation } from '../platform/i18n/use-translation.ts';
import { Outlet, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router';
import { pageContextOf } from '../platform/page-context.ts';
import { signedInScript } from '../platform/session/signed-in-mark.ts';
import { colorSchemeScript } from '../ui/theme/color-scheme-script.ts';
import type { Route } from './+types/root.ts';
import { PageScripts } from './first-view/late-scripts.tsx';
import { PageStyles } from './first-view/page-styles.tsx';
import { NonceContext } from './nonce-context.ts';
import { PageHead } from './page-head.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { guardScript } from './shell/guard-words.ts';
import { Splash } from './shell/splash.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { brand, publicOrigin, production, payloadKey } = pageContextOf(context);
  return { brand, publicOrigin, production, payloadKey };
}

/** The site's facts do not change while a page is open. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const { language, t } = useTranslation();
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof loader>('root');
  // Runs before any script of the page is there; in the browser it has run already, and React leaves it alone.
  const headScript = import.meta.env.SSR
    ? colorSchemeScript + signedInScript + guardScript(t, pathname === '/login')
    : '';
  return (
    <html lang={language} data-mantine-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#1a2270" />
        {site && <PageHead site={site} />}
        {(language === 'hi' ? [latin, devanagari] : [latin]).map((letters) => (
          <link
            key={letters}
            rel="preload"
            href={letters}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <PageStyles />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body>
        {children}
        <Splash brand={site?.brand ?? ''} />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />;
}
