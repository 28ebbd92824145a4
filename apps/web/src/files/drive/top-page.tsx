import { getDriveSpace } from '@nukkad/contract/files/drive/drive.api';
import type { DriveSpace } from '@nukkad/contract/files/drive/drive.model';
import type { ReactNode } from 'react';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Settled } from '../../ui/state/settled.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { AddActs } from './add-acts.tsx';
import { driveEmpty } from './drive.empty.ts';
import { DriveFrame } from './drive-frame.tsx';
import { DropZone } from './drop-zone.tsx';
import { FolderContents } from './folder-contents.tsx';
import { SpaceBar } from './space-bar.tsx';

const emptyOf = { own: driveEmpty['no-own-files'], team: driveEmpty['no-team-files'] } as const;

function NothingHere({ space, mayAdd }: { space: DriveSpace; mayAdd: boolean }) {
  const { t } = useTranslation();
  const screen = emptyOf[space];
  if (mayAdd) return <EmptyScreen screen={screen} />;
  return (
    <EmptyScreen
      screen={screen}
      words={t('drive.team.readOnly', 'Files that your team keeps here appear on this page.')}
      action={null}
    />
  );
}

/** The top of one's own drive, or of that of the business; below it, how full it is. */
export function TopPage({ space, records }: { space: DriveSpace; records?: ReactNode }) {
  const { t } = useTranslation();
  const query = useAsked(getDriveSpace, { query: { space } });
  const mayAdd = query.data !== undefined && query.data.right !== 'view';
  const inside = { space, parentId: null };
  return (
    <DriveFrame actions={mayAdd && <AddActs inside={inside} />}>
      <Loaded query={query} waiting={<ListSkeleton />}>
        {(facts) => (
          <DropZone inside={inside} mayAdd={mayAdd}>
            <Settled waiting={<ListSkeleton />}>
              <Stack gap={1.25} narrows>
                {records}
                <Section title={t('drive.items', 'Files and folders')}>
                  <Stack gap={0.75} narrows>
                    <FolderContents
                      inside={inside}
                      mayAdd={mayAdd}
                      empty={<NothingHere space={space} mayAdd={mayAdd} />}
                    />
                  </Stack>
                </Section>
                <SpaceBar facts={facts} />
              </Stack>
            </Settled>
          </DropZone>
        )}
      </Loaded>
    </DriveFrame>
  );
}
