/**
 * Addresses of the web app's screens that the server links to, in answers, messages and the sitemap. The server's
 * domains name a screen here and write no path themselves; a test finds each of them in the table of screens.
 */
export const screenAddress = {
  home: '/home',
  login: '/login',
  services: '/services',
  /** A service's public page, in a city by its slug or in general. */
  service: (serviceId: string, citySlug: string | null) =>
    `/services/${serviceId}${citySlug === null ? '' : `/in/${citySlug}`}`,
  /** One request for a message when a service arrives, by the code of its link. */
  waitlistEntry: (code: string) => `/waitlist/${code}`,
  aboutUs: '/about-us',
  contactUs: '/contact-us',
  workWithUs: '/work-with-us',
  support: '/help/support',
  terms: '/terms-and-policy/terms',
  privacyPolicy: '/terms-and-policy/policy',
  refundPolicy: '/terms-and-policy/refunds',
  forgotPassword: '/forgot-password',
  /** A business card as others see it. */
  card: (slug: string) => `/card/${slug}`,
  customerAddresses: '/buyer/addresses',
  customerBookings: '/buyer/bookings',
  customerBooking: (bookingId: string) => `/buyer/bookings/${bookingId}`,
  customerEnquiry: (enquiryId: string) => `/buyer/enquiries/${enquiryId}`,
  partnerEnquiry: (enquiryId: string) => `/consultant-service/enquiries/${enquiryId}`,
  partnerBookings: '/consultant-service/bookings',
  partnerBooking: (bookingId: string) => `/consultant-service/bookings/${bookingId}`,
  partnerOffers: '/consultant-service/offers',
  partnerProfile: '/update-partner',
  partnerServices: '/service-categories',
  professionalHome: '/sub-user',
  professionalBooking: (bookingId: string) => `/sub-user/bookings/${bookingId}`,
  staff: '/users/sub-users-list',
  staffMember: (staffId: string) => `/users/sub-users-list/${staffId}`,
  ownActivity: '/profile/activity',
  ownAssets: '/profile/assets',
  ownCard: '/profile/card',
  ownCatalogue: '/profile/catalogue',
  ownDevices: '/profile/devices',
  ownExports: '/profile/exports',
  ownInvitations: '/profile/invitations',
  ownPrivacy: '/profile/privacy',
  ownProfile: '/profile/about',
  ownSecurity: '/profile/security',
  ownSettings: '/profile/settings',
  ownStrength: '/profile/strength',
} as const;
