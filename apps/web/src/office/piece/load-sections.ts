import { getHomeSections } from '@nukkad/contract/office/piece/piece.api';
import type { HomeSection, ShownSection } from '@nukkad/contract/office/piece/piece.model';
import { call, type CallSettings } from '../../platform/api/client.ts';

const usual: readonly HomeSection[] = ['rows', 'steps', 'happy', 'quote', 'partner'];

/** The sections of the home page as operators order them; the usual ones where they can't be had. */
export const loadSections = (settings: CallSettings): Promise<readonly ShownSection[]> =>
  call(getHomeSections, settings).then(
    ({ sections }) => sections,
    () => usual.map((section) => ({ section, title: '', words: '', act: '', link: '' })),
  );
