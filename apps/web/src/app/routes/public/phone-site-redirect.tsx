import { redirect } from 'react-router';

/**
 * Addresses that the specification names for the site of phones (section 2, web-to-mobile redirect) and that are
 * screens of another name here.
 */
const redirects: Readonly<Record<string, string>> = {
  '/services/my-service-details': '/buyer/bookings',
  '/professional-register-form': '/banner/get-started-as-partner',
  '/home/partner-home': '/banner/get-started-as-partner',
};

function lead({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  const to = redirects[pathname.replace(/\/$/, '')] ?? '/';
  return redirect(`${to}${search}`);
}

export const loader = lead;
export const clientLoader = lead;

export default function PhoneSiteRedirect() {
  return null;
}
