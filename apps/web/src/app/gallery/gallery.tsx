import { ColorSchemeSwitch } from '../../ui/theme/color-scheme-switch.tsx';
import { LanguageSwitch } from '../../ui/press/language-switch.tsx';
import { MantineIsland } from '../../ui/page/mantine-island.tsx';
import { Page } from '../../ui/page/page.tsx';
import { GalleryBoards } from './gallery-boards.tsx';
import { GalleryDialogs } from './gallery-dialogs.tsx';
import { GalleryFacts } from './gallery-facts.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryLists } from './gallery-lists.tsx';
import { GalleryStates } from './gallery-states.tsx';
import styles from './gallery.module.css';

/** Every part of the design system side by side, in both languages and by day and night. */
export function Gallery() {
  return (
    <Page
      title="Gallery"
      lead="Every part of the design system. Screens use these and carry no styling of their own."
    >
      <div className={styles.switches}>
        <LanguageSwitch />
        <ColorSchemeSwitch />
      </div>
      <MantineIsland>
        <GalleryBoards />
      </MantineIsland>
      <GalleryFacts />
      <GalleryForms />
      <GalleryLists />
      <GalleryDialogs />
      <GalleryStates />
    </Page>
  );
}
