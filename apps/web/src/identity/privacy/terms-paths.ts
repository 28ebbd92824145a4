import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';

export const ownTermsPath = '/profile/terms';

/** `back`: where the person goes on afterwards. */
export const termsThen = (back: string): string => `${ownTermsPath}?return=${encodeURIComponent(back)}`;

export const readPath = (page: LegalPage): string => `/terms-and-policy/${page}`;
export const versionPath = (page: LegalPage, number: number): string =>
  `${readPath(page)}/versions/${number}`;
/** What the version in force says otherwise than this one. */
export const comparePath = (page: LegalPage, number: number): string =>
  `${versionPath(page, number)}/changes`;
