import { pageContextOf } from '../../../platform/page-context.ts';
import { serverWords } from '../../../platform/i18n/server-words.ts';
import type { Route } from './+types/manifest.ts';

const png = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** What a phone needs to put the app on its home screen, in the reader's language. */
export async function loader({ context }: Route.LoaderArgs) {
  const { brand, language } = pageContextOf(context);
  const { t } = await serverWords(language);
  const shortcut = (url: string, name: string) => ({ name, url, icons: [png(192, 'any')] });
  const manifest = {
    // The identity of an installed app; it stays when the address of its first page changes.
    id: '/',
    name: brand,
    short_name: brand,
    description: t('pwa.description', 'Home and office services from people near you.'),
    lang: language,
    dir: 'ltr',
    start_url: '/home',
    scope: '/',
    display: 'standalone',
    background_color: '#f8f6ee',
    theme_color: '#1a2270',
    categories: ['lifestyle', 'business'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      png(192, 'any'),
      png(512, 'any'),
      png(192, 'maskable'),
      png(512, 'maskable'),
    ],
    shortcuts: [
      shortcut('/services', t('pwa.book', 'Book a service')),
      shortcut('/buyer/bookings', t('pwa.bookings', 'Your bookings')),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', Vary: 'Cookie' },
  });
}
