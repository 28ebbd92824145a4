import { keysOf } from '@nukkad/contract/kernel/record';
import { Button } from '../../ui/button.tsx';
import { DeniedState } from '../../ui/denied-state.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { emptyScreens } from '../../ui/empty-screens.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OfflineState } from '../../ui/offline-state.tsx';
import type { SceneName } from '../../ui/scene.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './gallery.module.css';

const emptyNames = keysOf(emptyScreens);
const scenes: SceneName[] = [
  'empty',
  'bookings',
  'cart',
  'search',
  'place',
  'people',
  'messages',
  'photos',
  'money',
  'done',
];

export function GalleryStates() {
  return (
    <Section title="States" lead="EmptyScreen, EmptyState, ErrorState, OfflineState, DeniedState">
      <div className={styles.grid}>
        {emptyNames.map((name) => (
          <EmptyScreen key={name} name={name} />
        ))}
        {scenes.map((scene) => (
          <EmptyState key={scene} scene={scene} title={scene} action={<Button small>Do something</Button>}>
            Words that say what would be here.
          </EmptyState>
        ))}
        <ErrorState />
        <OfflineState onRetry={() => {}} />
        <DeniedState />
      </div>
    </Section>
  );
}
