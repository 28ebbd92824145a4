/** What the seeds write here: the demo city is made by the domains' own statements. */
export { addEnrolledAdmin } from './add-enrolled-admin.ts';
export { sessionCookie } from './authenticate-admin.ts';
export { openAdminSession } from './open-admin-session.ts';
