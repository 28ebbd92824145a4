import { redirect } from 'react-router';

/** Any unknown path redirects to the root (specification section 2). */
export const loader = () => redirect('/');

export default function Unknown() {
  return null;
}
