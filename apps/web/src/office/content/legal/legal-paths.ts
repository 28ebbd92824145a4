import { type LegalPage, isLegalPage } from '@nukkad/contract/office/legal/legal-pages';
import { data, redirect } from 'react-router';

export const legalPath = (page: LegalPage): string => `/terms-and-policy/${page}`;
export const versionsPath = (page: LegalPage): string => `${legalPath(page)}/versions`;
export const versionPath = (page: LegalPage, number: number): string => `${versionsPath(page)}/${number}`;
/** What the version in force says otherwise than this one. */
export const changesPath = (page: LegalPage, number: number): string =>
  `${versionPath(page, number)}/changes`;

/** Any other path is unknown and leads to the root (specification section 2). */
export function legalPageOf(asked: string): LegalPage {
  if (!isLegalPage(asked)) throw redirect('/');
  return asked;
}

const isNumber = /^[1-9]\d{0,4}$/;

export function versionOf(asked: string): number {
  if (!isNumber.test(asked)) throw data(null, { status: 404 });
  return Number(asked);
}
