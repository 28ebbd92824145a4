import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { domainPages } from './pages.gen.ts';

/** Rendered by the server, the same for all visitors: no Mantine and no query client at first load. */
const publicPages: RouteConfigEntry[] = [
  route('home', 'routes/public/home.tsx'),
  route('services', 'routes/public/services.tsx'),
  route('services/:slug', 'routes/public/service-details.tsx'),
  route('services/:slug/reviews', 'routes/public/service-reviews.tsx'),
  route('services/:slug/in/:citySlug', 'routes/public/service-in-city.tsx'),
  route('partners/:organisationId', 'routes/public/partner-page.tsx'),
  route('card/:slug', 'routes/public/shared-card.tsx'),
  route('network/member/:handle', 'routes/public/network-member.tsx'),
  route('network/group/:slug', 'routes/public/network-group.tsx'),
  route('blogs', 'routes/public/blogs.tsx'),
  route('blogs/:slug', 'routes/public/blog.tsx'),
  route('jobs', 'routes/public/jobs.tsx'),
  route('jobs/:jobId', 'routes/public/open-job.tsx'),
  route('services/my-service-details', 'routes/public/phone-site-redirect.tsx', { id: 'my-service-details' }),
  route('professional-register-form', 'routes/public/phone-site-redirect.tsx', {
    id: 'professional-register-form',
  }),
  route('home/partner-home', 'routes/public/phone-site-redirect.tsx', { id: 'partner-home' }),
  route('about-us', 'routes/public/about-us.tsx'),
  route('contact-us', 'routes/public/contact-us.tsx'),
  route('work-with-us', 'routes/public/work-with-us.tsx'),
  route('terms-and-policy/:page', 'routes/public/terms-and-policy.tsx'),
  route('terms-and-policy/:page/versions', 'routes/public/legal-versions.tsx'),
  route('terms-and-policy/:page/versions/:number', 'routes/public/legal-version.tsx'),
  route('terms-and-policy/:page/versions/:number/changes', 'routes/public/legal-changes.tsx'),
  route('about/data', 'routes/public/about-data.tsx'),
  route('verify-document', 'routes/public/verify-document.tsx'),
  route('help/support', 'routes/public/help.tsx'),
  route('help/faqs', 'routes/public/help-faqs.tsx'),
];

/** Rendered in the browser, open to all visitors. */
const plainPages: RouteConfigEntry[] = [
  route('login', 'routes/open/login.tsx'),
  route('forgot-password', 'routes/open/forgot-password.tsx'),
  route('login/basicinfo', 'routes/open/basic-info.tsx'),
  route('account-status-information', 'routes/open/account-status.tsx'),
  route('theme', 'routes/open/theme.tsx'),
  route('banner/:action', 'routes/open/banner.tsx'),
  route('content-preview', 'routes/open/content-preview.tsx'),
  route('help/app', 'routes/open/app-link.tsx'),
  route('waitlist/:code', 'routes/open/waitlist-entry.tsx'),
  route('jobs/start', 'routes/open/start-job-search.tsx'),
  route('newsletter/:act/:code', 'routes/open/newsletter-link.tsx'),
  route('sign/:code', 'routes/open/sign-document.tsx'),
  route('search', 'routes/open/search.tsx'),
];

const privatePages = domainPages.flatMap((pages) => pages.private ?? []);
const accountPages = domainPages.flatMap((pages) => pages.account ?? []);

/** The gallery of the design system: in development, and in builds made with GALLERY=1. */
const gallery =
  process.env['NODE_ENV'] !== 'production' || process.env['GALLERY'] === '1'
    ? [route('gallery', 'routes/open/gallery.tsx')]
    : [];

/** A layout without screens would answer for the root. */
const area = (file: string, screens: RouteConfigEntry[]) =>
  screens.length > 0 ? [layout(file, screens)] : [];

export default [
  index('routes/frame/redirect-to-home.tsx'),
  ...area('routes/frame/public.tsx', publicPages),
  ...area('routes/frame/plain-area.tsx', [...plainPages, ...gallery]),
  ...area('routes/frame/private-area.tsx', privatePages),
  ...area('routes/frame/account-area.tsx', accountPages),
  route('manifest.webmanifest', 'routes/frame/manifest.ts'),
  route('logout', 'routes/frame/logout.tsx'),
  route('*', 'routes/frame/unknown.tsx'),
] satisfies RouteConfig;
