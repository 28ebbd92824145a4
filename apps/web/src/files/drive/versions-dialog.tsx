import { restoreDriveVersion } from '@nukkad/contract/files/drive/drive.api';
import type { DriveItem, DriveVersion } from '@nukkad/contract/files/drive/drive.model';
import { UploadButton } from '../../nouns/upload/upload-button.tsx';
import { useSend } from '../../platform/api/send.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CardList } from '../../ui/page/card-list.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { CardHead, Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import { Moves, pressed } from '../../ui/press/moves.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { spaceOf } from './drive-paths.ts';
import { saveItem, useVersions } from './drive.queries.ts';
import { bytesWords } from './item-words.ts';

function Version({ item, version }: { item: DriveItem; version: DriveVersion }) {
  const { t, locale } = useTranslation();
  const { itemId, can } = item;
  const { versionId, number, createdAt, createdByName, bytes, isCurrent } = version;
  const restore = useSend(restoreDriveVersion);
  const facts = [formatInstant(createdAt, 'short', locale), createdByName, bytesWords(locale, bytes)];
  return (
    <Card as="li" quiet>
      <CardHead>
        <Text as="strong">{t('drive.version', 'Version {{number}}', { number })}</Text>
        {isCurrent && <Text tone="good">{t('drive.version.current', 'Current')}</Text>}
      </CardHead>
      <Note below={0.5}>{facts.filter(Boolean).join(' · ')}</Note>
      <Moves
        small
        of={[
          {
            on: true,
            label: t('drive.download', 'Download'),
            'aria-label': t('drive.version.download', 'Download version {{number}}', { number }),
            press: () => void saveItem(itemId, versionId),
          },
          {
            on: can.addVersion && !isCurrent,
            label: t('drive.version.restore', 'Make current'),
            'aria-label': t('drive.version.restore.of', 'Make current: version {{number}}', { number }),
            ...pressed(
              restore,
              { itemId, versionId },
              t('drive.version.restored', 'Version {{number}} is current again', { number }),
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Versions of a file, the newest first: each is downloaded, and an earlier one made current again. */
export function VersionsPart({ item }: { item: DriveItem }) {
  const { t } = useTranslation();
  const { itemId, parentId, can } = item;
  const target = { space: spaceOf(item), parentId, itemId };
  return (
    <Stack gap={0.75} narrows>
      {can.addVersion && (
        <Row>
          <UploadButton target={target} tone="plain" small>
            {t('drive.version.add', 'Upload new version')}
          </UploadButton>
        </Row>
      )}
      <Listed
        list={useVersions(item.itemId)}
        waiting={<ListSkeleton count={2} />}
        empty={<Note>{t('drive.versions.none', 'No versions')}</Note>}
      >
        {(versions) => (
          <CardList>
            {versions.map((version) => (
              <Version key={version.versionId} item={item} version={version} />
            ))}
          </CardList>
        )}
      </Listed>
    </Stack>
  );
}

/** Behind `?dialog=versions&item=`. */
export function VersionsDialog({ item, close }: { item: DriveItem; close: () => void }) {
  const { t } = useTranslation();
  if (item.kind === 'folder') return null;
  return (
    <Dialog
      opened
      onClose={close}
      title={t('drive.versions.of', 'Versions of {{name}}', { name: item.name })}
    >
      <VersionsPart item={item} />
    </Dialog>
  );
}
