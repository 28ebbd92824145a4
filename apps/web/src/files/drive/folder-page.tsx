import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Text } from '../../ui/page/parts.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { AddActs } from './add-acts.tsx';
import { Crumbs } from './crumbs.tsx';
import { driveEmpty } from './drive.empty.ts';
import { actsDialog, spaceOf } from './drive-paths.ts';
import { type Inside, useItem } from './drive.queries.ts';
import { DropZone } from './drop-zone.tsx';
import { FolderContents } from './folder-contents.tsx';

const insideOf = (item: DriveItem): Inside => ({ space: spaceOf(item), parentId: item.itemId });
const mayAddTo = ({ right }: DriveItem) => right !== 'view';

function FolderActs({ item }: { item: DriveItem }) {
  const { t } = useTranslation();
  const label = t('drive.folder.acts', 'Folder actions');
  return (
    <>
      {mayAddTo(item) && <AddActs inside={insideOf(item)} />}
      <Moves className={null} of={[{ on: true, opens: actsDialog, about: { item: item.itemId }, label }]} />
    </>
  );
}

function EmptyFolder({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation();
  const words = t('drive.folder.readOnly', 'There is nothing in it yet.');
  return <EmptyScreen screen={driveEmpty['empty-folder']} {...(!mayAdd && { words })} action={null} />;
}

function Opened({ item }: { item: DriveItem }) {
  const mayAdd = mayAddTo(item);
  const inside = insideOf(item);
  return (
    <DropZone inside={inside} mayAdd={mayAdd}>
      <FolderContents inside={inside} mayAdd={mayAdd} own={item} empty={<EmptyFolder mayAdd={mayAdd} />} />
    </DropZone>
  );
}

/** One folder: where it lies, and what is in it. */
export function FolderPage({ itemId }: { itemId: string }) {
  const { t } = useTranslation();
  const query = useItem(itemId);
  const opened = query.data;
  const away = (
    <ButtonLink to="/drive" tone="plain">
      {t('drive.toFiles', 'View your files')}
    </ButtonLink>
  );
  return (
    <Page
      above={opened && <Crumbs item={opened.item} path={opened.path} />}
      title={
        opened ? (
          <Text breaks translate="no">
            {opened.item.name}
          </Text>
        ) : (
          t('drive.kind.folder', 'Folder')
        )
      }
      actions={opened && <FolderActs item={opened.item} />}
    >
      <Loaded query={query} waiting={<ListSkeleton />} away={away}>
        {({ item }) => <Opened item={item} />}
      </Loaded>
    </Page>
  );
}
