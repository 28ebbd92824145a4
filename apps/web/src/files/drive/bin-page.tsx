import type { BinnedItem, DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import { driveSpaces } from '@nukkad/contract/files/drive/drive.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useMayOpen } from '../../platform/session/open-link.tsx';
import { FilterChips } from '../../ui/page/filter-chips.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { useUrlTab } from '../../ui/page/url-tabs.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { BinRows } from './bin-rows.tsx';
import { driveEmpty } from './drive.empty.ts';
import { DriveFrame } from './drive-frame.tsx';
import { useBin } from './drive.queries.ts';
import { EmptyBin } from './empty-bin.tsx';
import { spaceWords } from './space-words.ts';

/** Where the team has a drive, it has a bin. */
function WhoseBin() {
  const { t } = useTranslation();
  return (
    <FilterChips
      name="space"
      label={t('drive.bin.whose', 'Bin of')}
      fallback="own"
      options={driveSpaces.map((space) => ({
        value: space,
        label: spaceWords[space](t),
      }))}
    />
  );
}

const mayEmpty = (items: readonly BinnedItem[]) => items.length > 0 && items.every(({ can }) => can.remove);

/** What was moved to the bin: for 30 days it can be taken back. */
export function BinPage() {
  const { t } = useTranslation();
  const seesTeam = useMayOpen('/drive/team');
  const asked = useUrlTab(['own', 'team'], 'space');
  const space: DriveSpace = seesTeam ? asked : 'own';
  const list = useBin(space);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isFull = mayEmpty(items);
  return (
    <DriveFrame
      actions={
        <Moves
          className={null}
          of={[{ on: isFull, opens: 'empty-bin', label: t('drive.bin.empty', 'Empty bin') }]}
        />
      }
    >
      {seesTeam && <WhoseBin />}
      <Listed list={list} waiting={<ListSkeleton />} empty={<EmptyScreen screen={driveEmpty['empty-bin']} />}>
        {(shown) => <BinRows items={shown} />}
      </Listed>
      <EmptyBin space={space} total={list.data?.pages[0]?.total} may={isFull} />
    </DriveFrame>
  );
}
