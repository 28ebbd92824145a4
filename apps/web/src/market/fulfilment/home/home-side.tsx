import { Loaded } from '../../../ui/state/loaded.tsx';
import { SkeletonBlock } from '../../../ui/state/skeletons.tsx';
import { MoneyCard } from './money-card.tsx';
import { useWorkOverview } from './overview.queries.ts';
import { PeopleCard } from './people-card.tsx';
import { RatingCard } from './rating-card.tsx';
import { TrendCard } from './trend-card.tsx';
import { Stack } from '../../../ui/page/parts.tsx';

const waiting = (
  <Stack gap={1} narrows>
    <SkeletonBlock height="14rem" />
    <SkeletonBlock height="18rem" />
    <SkeletonBlock height="8rem" />
  </Stack>
);

/** Money, people and stars: what one looks at besides the work itself. */
export function HomeSide() {
  const overview = useWorkOverview();
  return (
    <Loaded query={overview} waiting={waiting}>
      {({ money, people, morePeople, rating }) => (
        <Stack gap={1} narrows>
          {money && <MoneyCard money={money} />}
          {people && <PeopleCard people={people} hasMore={morePeople} />}
          <RatingCard rating={rating} />
        </Stack>
      )}
    </Loaded>
  );
}

/** Twelve weeks; nothing for who may not see the bookings. */
export function HomeTrend() {
  const { data } = useWorkOverview();
  if (data === undefined) return <SkeletonBlock height="24rem" />;
  return data.weeks && <TrendCard weeks={data.weeks} />;
}
