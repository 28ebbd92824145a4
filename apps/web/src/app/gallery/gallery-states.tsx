import { Button } from '../../ui/press/button.tsx';
import { DeniedState } from '../../ui/state/denied-state.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { OfflineState } from '../../ui/state/offline-state.tsx';
import type { SceneName } from '../../ui/state/scene.tsx';
import { Section } from '../../ui/page/section.tsx';
import { emptyScreens } from '../empty.gen.ts';
import { plannedEmpty } from '../planned.empty.ts';
import { Grid } from '../../ui/page/parts.tsx';

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
