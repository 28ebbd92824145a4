import { aSharedCard } from '../../fixtures/shared-card.ts';
import { type Screen, type Tour, once } from '../screen.ts';

/** The company's own pages and the ways to reach it, for anyone. */
const companyScreens: readonly Screen[] = [
  { name: 'about-us', path: '/about-us' },
  { name: 'contact-us', path: '/contact-us' },
  { name: 'work-with-us', path: '/work-with-us' },
  { name: 'terms', path: '/terms-and-policy/terms' },
  { name: 'policy', path: '/terms-and-policy/policy' },
  { name: 'legal-versions', path: '/terms-and-policy/policy/versions' },
  { name: 'legal-version', path: '/terms-and-policy/policy/versions/1' },
  { name: 'legal-changes', path: '/terms-and-policy/policy/versions/1/changes' },
  { name: 'refund-terms', path: '/terms-and-policy/refunds' },
  { name: 'help', path: '/help/support' },
  { name: 'help-faqs', path: '/help/faqs' },
  { name: 'help-faqs-found', path: '/help/faqs?q=refund' },
  { name: 'help-faqs-none', path: '/help/faqs?q=zzqqxx' },
];

async function visitorTour(): Promise<Tour> {
  return {
    person: null,
    screens: [
      { name: 'home', path: '/home' },
      { name: 'home-categories', path: '/home?all=1' },
      { name: 'home-place', path: '/home?dialog=location' },
      { name: 'services', path: '/services' },
      { name: 'services-found', path: '/services?q=elektrician' },
      { name: 'services-none', path: '/services?q=zzqqxx' },
      { name: 'service', path: '/services/tap-repair' },
      { name: 'service-in-city', path: '/services/tap-repair/in/bengaluru' },
      { name: 'city-without-partners', path: '/services/tap-repair/in/mumbai' },
      { name: 'service-unknown', path: '/services/no-such-thing' },
      { name: 'login', path: '/login' },
      { name: 'login-password', path: '/login?by=email&with=password' },
      { name: 'sign-up', path: '/login?by=email&with=signup' },
      { name: 'forgot-password', path: '/forgot-password' },
      { name: 'about-data', path: '/about/data' },
      { name: 'verify-document', path: '/verify-document' },
      { name: 'app-link', path: '/help/app' },
      { name: 'card', path: `/card/${await aSharedCard()}` },
      { name: 'card-unknown', path: '/card/nobody-at-all' },
      ...companyScreens,
    ],
  };
}

export const contentTours = { visitor: once(visitorTour) };
