import { Button } from '../../ui/button.tsx';
import { DeniedState } from '../../ui/denied-state.tsx';
import { EmptyScreen } from '../../ui/empty-screen.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { OfflineState } from '../../ui/offline-state.tsx';
import type { SceneName } from '../../ui/scene.tsx';
import { Section } from '../../ui/section.tsx';
import { emptyScreens } from '../empty.gen.ts';
import { plannedEmpty } from '../planned.empty.ts';
import { Grid } from '../../ui/parts.tsx';

const empty = Object.values({ ...emptyScreens, ...plannedEmpty });
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
      <Grid least={17} gap={1} keepsRoom>
        {empty.map((screen) => (
          <EmptyScreen key={screen.picture} screen={screen} />
        ))}
        {scenes.map((scene) => (
          <EmptyState key={scene} scene={scene} title={scene} action={<Button small>Do something</Button>}>
            Words that say what would be here.
          </EmptyState>
        ))}
        <ErrorState />
        <OfflineState onRetry={() => {}} />
        <DeniedState />
      </Grid>
    </Section>
  );
}
