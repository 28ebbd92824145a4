import { redirect } from 'react-router';

const toHome = (request: Request) => redirect(`/home${new URL(request.url).search}`, 301);

/** Specification section 2: the root redirects to home. Visits are redirected by the server before any page, see 0047. */
export const loader = ({ request }: { request: Request }) => toHome(request);

/** Inside the app no call is needed for it. */
export const clientLoader = ({ request }: { request: Request }) => toHome(request);

export default function RedirectToHome() {
  return null;
}
