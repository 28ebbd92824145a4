import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { domainPages } from './pages.gen.ts';

/** Rendered by the server, the same for all visitors: no Mantine and no query client at first load. */
const publicPages: RouteConfigEntry[] = [
  route('home', 'routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:slug', 'routes/service-details.tsx'),
  route('services/:slug/reviews', 'routes/service-reviews.tsx'),
  route('services/:slug/in/:citySlug', 'routes/service-in-city.tsx'),
  route('partners/:organisationId', 'routes/partner-page.tsx'),
  route('card/:slug', 'routes/shared-card.tsx'),
  route('services/my-service-details', 'routes/phone-site-redirect.tsx', { id: 'my-service-details' }),
  route('professional-register-form', 'routes/phone-site-redirect.tsx', { id: 'professional-register-form' }),
  route('home/partner-home', 'routes/phone-site-redirect.tsx', { id: 'partner-home' }),
  route('about-us', 'routes/about-us.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('work-with-us', 'routes/work-with-us.tsx'),
  route('terms-and-policy/:page', 'routes/terms-and-policy.tsx'),
  route('about/data', 'routes/about-data.tsx'),
  route('help/support', 'routes/help.tsx'),
  route('help/faqs', 'routes/help-faqs.tsx'),
];

/** Rendered in the browser, open to all visitors. */
const plainPages: RouteConfigEntry[] = [
  route('login', 'routes/login.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('login/basicinfo', 'routes/basic-info.tsx'),
  route('account-status-information', 'routes/account-status.tsx'),
  route('theme', 'routes/theme.tsx'),
  route('banner/:action', 'routes/banner.tsx'),
  route('help/app', 'routes/app-link.tsx'),
  route('waitlist/:code', 'routes/waitlist-entry.tsx'),
  route('newsletter/:act/:code', 'routes/newsletter-link.tsx'),
];

/** Drawn in the browser: screens that are there before their domain. Each domain declares its own in `*.pages.ts`. */
const plannedPages: RouteConfigEntry[] = [
  route('all-jobs', 'routes/all-jobs.tsx'),
  route('candidate', 'routes/candidate.tsx'),
  route('hire-talent/post-job', 'routes/post-job.tsx'),
  route('post-job', 'routes/post-job.tsx', { id: 'post-job-short' }),
  route('view-all-candidates', 'routes/view-all-candidates.tsx'),
];
const privatePages = [...plannedPages, ...domainPages.flatMap((pages) => pages.private ?? [])];
const accountPages = domainPages.flatMap((pages) => pages.account ?? []);

/** The gallery of the design system: in development, and in builds made with GALLERY=1. */
const gallery =
  process.env['NODE_ENV'] !== 'production' || process.env['GALLERY'] === '1'
    ? [route('gallery', 'routes/gallery.tsx')]
    : [];

/** A layout without screens would answer for the root. */
const area = (file: string, screens: RouteConfigEntry[]) =>
  screens.length > 0 ? [layout(file, screens)] : [];

export default [
  index('routes/redirect-to-home.tsx'),
  ...area('routes/public.tsx', publicPages),
  ...area('routes/plain-area.tsx', [...plainPages, ...gallery]),
  ...area('routes/private-area.tsx', privatePages),
  ...area('routes/account-area.tsx', accountPages),
  route('manifest.webmanifest', 'routes/manifest.ts'),
  route('logout', 'routes/logout.tsx'),
  route('*', 'routes/unknown.tsx'),
] satisfies RouteConfig;
