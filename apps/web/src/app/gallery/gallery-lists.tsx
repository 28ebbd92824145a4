import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { Section } from '../../ui/page/section.tsx';
import {
  CardGridSkeleton,
  ListSkeleton,
  PriceSkeleton,
  SlotSkeleton,
  TimelineSkeleton,
} from '../../ui/state/skeletons.tsx';
import { UrlTabs } from '../../ui/page/url-tabs.tsx';
import { Grid } from '../../ui/page/parts.tsx';

const windows = ['All Bookings', 'Today', 'Tomorrow', 'This Week'].map((value) => ({
  value: value === 'All Bookings' ? '' : value,
  label: value,
}));
const tabs = [
  { value: 'Assigned', label: 'Scheduled', count: 3 },
  { value: 'Inprogress', label: 'Ongoing', count: 1 },
  { value: 'Completed', label: 'Completed' },
  { value: 'Cancelled', label: 'Cancelled' },
];

export function GalleryLists() {
  return (
    <>
      <Section title="Lists" lead="FilterChips, UrlTabs, LoadMore">
        <FilterChips name="when" label="When" options={windows} />
        <UrlTabs label="Status" tabs={tabs} />
        <LoadMore
          shown={20}
          infinite={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: () => {} }}
        />
      </Section>
      <Section title="Skeletons">
        <CardGridSkeleton count={2} />
        <Grid least={17} gap={1} keepsRoom>
          <ListSkeleton count={2} />
          <SlotSkeleton />
          <PriceSkeleton />
          <TimelineSkeleton />
        </Grid>
      </Section>
    </>
  );
}
