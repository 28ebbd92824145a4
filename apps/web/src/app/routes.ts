import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Rendered by the server, the same for all visitors: no Mantine and no query client at first load. */
const publicPages: RouteConfigEntry[] = [
  route('home', 'routes/home.tsx'),
  route('services', 'routes/services.tsx'),
  route('services/:slug', 'routes/service-details.tsx'),
  route('services/:slug/in/:citySlug', 'routes/service-in-city.tsx'),
  route('card/:slug', 'routes/shared-card.tsx'),
  route('services/my-service-details', 'routes/phone-site-redirect.tsx', { id: 'my-service-details' }),
  route('professional-register-form', 'routes/phone-site-redirect.tsx', { id: 'professional-register-form' }),
  route('home/partner-home', 'routes/phone-site-redirect.tsx', { id: 'partner-home' }),
  route('about-us', 'routes/about-us.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
  route('terms-and-policy/:page', 'routes/terms-and-policy.tsx'),
  route('about/data', 'routes/about-data.tsx'),
  route('help/support', 'routes/help.tsx'),
  route('help/faqs', 'routes/help.tsx', { id: 'help-faqs' }),
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
];

/** Drawn in the browser; who may open each says the contract's table of screens, account/screens.ts. */
const buyerPages: RouteConfigEntry[] = [
  route('cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout.tsx'),
  route('buyer/bookings', 'routes/buyer-bookings.tsx'),
  route('buyer/bookings/:bookingId', 'routes/buyer-booking.tsx'),
];
const jobseekerPages: RouteConfigEntry[] = [
  route('all-jobs', 'routes/all-jobs.tsx'),
  route('candidate', 'routes/candidate.tsx'),
];
const partnerPages: RouteConfigEntry[] = [
  route('consultant-service', 'routes/partner-home.tsx'),
  route('consultant-service/bookings', 'routes/partner-bookings.tsx'),
  route('consultant-service/bookings/:bookingId', 'routes/partner-booking.tsx'),
  route('consultant-service/hours', 'routes/partner-hours.tsx'),
  route('update-partner', 'routes/update-partner.tsx'),
  route('update-partner/profile-update', 'routes/partner-profile-update.tsx'),
  route('hire-talent/post-job', 'routes/post-job.tsx'),
  route('post-job', 'routes/post-job.tsx', { id: 'post-job-short' }),
  route('view-all-candidates', 'routes/view-all-candidates.tsx'),
  route('products', 'routes/products.tsx'),
  route('service-categories', 'routes/service-categories.tsx'),
  route('service-categories/add-service-category', 'routes/add-service-category.tsx'),
  route('projects/new-business', 'routes/new-business.tsx'),
  route('theme/catalogue', 'routes/catalogue-settings.tsx'),
];
const professionalPages: RouteConfigEntry[] = [
  route('sub-user', 'routes/pro-day.tsx'),
  route('sub-user/bookings/:bookingId', 'routes/pro-booking.tsx'),
];
const privatePages = [
  ...buyerPages,
  ...jobseekerPages,
  ...partnerPages,
  ...professionalPages,
  route('message_center', 'routes/message-center.tsx'),
];

/** The signed-in person's account; each page has an entry in account/account-nav-items.ts. */
const accountPages: RouteConfigEntry[] = [
  route('profile', 'routes/profile.tsx'),
  route('profile/card', 'routes/profile-card.tsx'),
  route('profile/about', 'routes/profile-about.tsx'),
  route('profile/strength', 'routes/profile-strength.tsx'),
  route('profile/catalogue', 'routes/profile-catalogue.tsx'),
  route('profile/assets', 'routes/profile-assets.tsx'),
  route('profile/team', 'routes/profile-team.tsx'),
  route('profile/activity', 'routes/profile-activity.tsx'),
  route('profile/settings', 'routes/profile-settings.tsx'),
  route('profile/notifications', 'routes/profile-settings.tsx', { id: 'profile-notifications' }),
  route('profile/invitations', 'routes/profile-invitations.tsx'),
  route('profile/documents', 'routes/documents.tsx'),
  route('profile/devices', 'routes/devices.tsx'),
  route('profile/friends', 'routes/friends.tsx'),
  route('profile/security', 'routes/security.tsx'),
  route('buyer', 'routes/buyer.tsx'),
  route('buyer/addresses', 'routes/addresses.tsx'),
  route('buyer/payments', 'routes/payments.tsx'),
  route('buyer-profile', 'routes/buyer-profile.tsx'),
  route('buyer-profile/complete-kyb-as-partner', 'routes/become-partner.tsx'),
  route('add-user', 'routes/add-user.tsx'),
  route('users/sub-users-list', 'routes/team-list.tsx'),
  route('users/sub-users-list/:staffId', 'routes/team-member.tsx'),
  route('profile/privacy', 'routes/privacy.tsx'),
];

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
