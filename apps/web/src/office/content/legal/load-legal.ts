import { getLegalVersion, listLegalVersions } from '@nukkad/contract/office/legal/legal.api';
import { type ComparedBlock, comparedWords } from '@nukkad/contract/office/legal/compare-words';
import type { PageWords } from '@nukkad/contract/office/content/content.model';
import type { LegalPage } from '@nukkad/contract/office/legal/legal-pages';
import type { LegalVersion } from '@nukkad/contract/office/legal/legal.model';
import { type CallSettings, call } from '../../../platform/api/client.ts';
import { loadContentPage } from '../load-page.ts';

export interface LegalVersions {
  readonly page: LegalPage;
  readonly title: string;
  readonly versions: readonly LegalVersion[];
}

export async function loadVersions(page: LegalPage, settings: CallSettings): Promise<LegalVersions> {
  const [{ title }, { items }] = await Promise.all([
    loadContentPage(page, settings),
    call(listLegalVersions, { params: { page }, ...settings }),
  ]);
  return { page, title, versions: items };
}

export interface OneVersion {
  readonly page: LegalPage;
  readonly words: PageWords;
  readonly version: LegalVersion;
}

export async function loadVersion(
  page: LegalPage,
  number: number,
  settings: CallSettings,
): Promise<OneVersion> {
  const { version, ...words } = await call(getLegalVersion, { params: { page, number }, ...settings });
  return { page, words, version };
}

export interface LegalChanges {
  readonly page: LegalPage;
  readonly title: string;
  readonly earlier: LegalVersion;
  readonly present: LegalVersion | null;
  readonly blocks: readonly ComparedBlock[];
}

/** What the version in force says otherwise; compared here, so that the server of pages does it once for all. */
export async function loadChanges(
  page: LegalPage,
  number: number,
  settings: CallSettings,
): Promise<LegalChanges> {
  const [earlier, present] = await Promise.all([
    loadVersion(page, number, settings),
    loadContentPage(page, settings),
  ]);
  return {
    page,
    title: present.title,
    earlier: earlier.version,
    present: present.version,
    blocks: comparedWords(earlier.words, present),
  };
}
