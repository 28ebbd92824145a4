import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Rendered by the server, the same for everybody: no Mantine and no query client at first load. */
const publicPages: RouteConfigEntry[] = [
  index('routes/home.tsx'),
  route('home', 'routes/to-home.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:slug', 'routes/service-details.tsx'),
  route('services/:slug/in/:citySlug', 'routes/service-in-city.tsx'),
  route('about/data', 'routes/about-data.tsx'),
  route('help/support', 'routes/help.tsx'),
  route('help/faqs', 'routes/help.tsx', { id: 'help-faqs' }),
];

/** Drawn in the browser, open to anybody. */
const plainPages: RouteConfigEntry[] = [
  route('login', 'routes/login.tsx'),
  route('login/basicinfo', 'routes/basic-info.tsx'),
  route('account-status-information', 'routes/account-status.tsx'),
];

/** Drawn in the browser, for the roles that platform/session/guard.ts names. */
const buyerPages: RouteConfigEntry[] = [
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('buyer/bookings', 'routes/buyer-bookings.tsx'),
  route('buyer/bookings/:bookingId', 'routes/buyer-booking.tsx'),
  route('buyer/addresses', 'routes/addresses.tsx'),
  route('buyer/payments', 'routes/payments.tsx'),
];
const partnerPages: RouteConfigEntry[] = [
  route('consultant-service', 'routes/partner-home.tsx'),
  route('consultant-service/bookings', 'routes/partner-bookings.tsx'),
  route('consultant-service/bookings/:bookingId', 'routes/partner-booking.tsx'),
];
const professionalPages: RouteConfigEntry[] = [
  route('sub-user', 'routes/pro-day.tsx'),
  route('sub-user/bookings/:bookingId', 'routes/pro-booking.tsx'),
];

/** One's own account, for everybody signed in; each page has its entry in account/account-places.ts. */
const accountPages: RouteConfigEntry[] = [route('profile', 'routes/profile.tsx')];

/** The gallery of the design system: in development, and in builds made with GALLERY=1. */
const gallery =
  process.env['NODE_ENV'] !== 'production' || process.env['GALLERY'] === '1'
    ? [route('gallery', 'routes/gallery.tsx')]
    : [];

/** A layout without screens would answer for the root. */
const area = (file: string, screens: RouteConfigEntry[]) =>
  screens.length > 0 ? [layout(file, screens)] : [];

export default [
  ...area('routes/public.tsx', publicPages),
  ...area('routes/plain-area.tsx', [...plainPages, ...gallery]),
  ...area('routes/buyer-area.tsx', buyerPages),
  ...area('routes/partner-area.tsx', partnerPages),
  ...area('routes/professional-area.tsx', professionalPages),
  ...area('routes/account-area.tsx', accountPages),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('logout', 'routes/logout.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
