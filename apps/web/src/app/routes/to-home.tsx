import { redirect } from 'react-router';

/** Specification section 2: `home` and the root are one page. */
export const loader = () => redirect('/', 301);
