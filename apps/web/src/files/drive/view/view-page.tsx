import type { DriveItem } from '@nukkad/contract/files/drive/drive.model';
import { useSearchParams } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Fact, Facts } from '../../../ui/page/facts.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Note, Row, Stack, Text } from '../../../ui/page/parts.tsx';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { UrlTabs, useUrlTab } from '../../../ui/page/url-tabs.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Moves } from '../../../ui/press/moves.tsx';
import { Loaded } from '../../../ui/state/loaded.tsx';
import { DetailSkeleton } from '../../../ui/state/skeletons.tsx';
import { DateTime } from '../../../ui/time/date-time.tsx';
import { Crumbs } from '../crumbs.tsx';
import { DriveDialogs } from '../drive-dialogs.tsx';
import { actsDialog } from '../drive-paths.ts';
import { saveItem, useItem } from '../drive.queries.ts';
import { bytesWords, kindOf, kindWords } from '../item-words.ts';
import { VersionsPart } from '../versions-dialog.tsx';
import { Neighbours } from './neighbours.tsx';
import { PreviewPart } from './preview-part.tsx';

interface Of {
  readonly item: DriveItem;
}

function FileFacts({ item }: Of) {
  const { t, locale } = useTranslation();
  const { bytes, changedAt, changedByName, versionNumber } = item;
  return (
    <Facts>
      <Fact name={t('driveView.kind', 'Kind')}>{kindWords[kindOf(item)](t)}</Fact>
      <Fact name={t('driveView.size', 'Size')}>{bytes !== null && bytesWords(locale, bytes)}</Fact>
      <Fact name={t('driveView.changed', 'Changed')}>
        <DateTime at={changedAt} as="short" />
      </Fact>
      <Fact name={t('driveView.changedBy', 'Changed by')}>
        {changedByName && <span translate="no">{changedByName}</span>}
      </Fact>
      <Fact name={t('driveView.version', 'Version')}>{versionNumber}</Fact>
    </Facts>
  );
}

/** Beside the file: what is known of it, or its versions; which of both is in the address. */
function Beside({ item }: Of) {
  const { t } = useTranslation();
  const tab = useUrlTab(['details', 'versions']);
  return (
    <Stack gap={0.75}>
      <UrlTabs
        label={t('driveView.beside', 'About this file')}
        tabs={[
          { value: 'details', label: t('driveView.details', 'Details') },
          { value: 'versions', label: t('drive.versions', 'Versions') },
        ]}
      />
      {tab === 'details' ? (
        <Card quiet>
          <FileFacts item={item} />
        </Card>
      ) : (
        <VersionsPart item={item} />
      )}
    </Stack>
  );
}

function FileActs({ item: { itemId } }: Of) {
  const { t } = useTranslation();
  return (
    <>
      <Button onClick={() => void saveItem(itemId)}>{t('drive.download', 'Download')}</Button>
      <Moves
        className={null}
        of={[
          {
            on: true,
            opens: actsDialog,
            about: { item: itemId },
            label: t('driveView.acts', 'File actions'),
          },
        ]}
      />
    </>
  );
}

/** Says that an earlier version is looked at, and leads back. */
function EarlierVersion({ versionId }: { versionId: string | null }) {
  const { t } = useTranslation();
  if (versionId === null) return null;
  return (
    <Card quiet>
      <Row gap={0.75} align="center" justify="space-between">
        <Note>{t('driveView.earlier', 'This is an earlier version.')}</Note>
        <ButtonLink small tone="plain" to="?tab=versions">
          {t('driveView.newest', 'View current version')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

function Opened({ item }: Of) {
  const [search] = useSearchParams();
  const { itemId } = item;
  const versionId = search.get('version');
  return (
    <TwoColumns side={<Beside item={item} />}>
      <Stack gap={0.75} narrows>
        <Neighbours item={item} />
        <EarlierVersion versionId={versionId} />
        <PreviewPart key={itemId} item={item} looked={{ itemId, versionId }} />
      </Stack>
    </TwoColumns>
  );
}

/** One file: what it looks like, what is known of it, its versions, and the way to those beside it. */
export function ViewPage({ itemId }: { itemId: string }) {
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
          t('drive.title', 'Drive')
        )
      }
      actions={opened && <FileActs item={opened.item} />}
    >
      <Loaded query={query} waiting={<DetailSkeleton />} away={away}>
        {({ item }) => (
          <>
            <Opened item={item} />
            <DriveDialogs items={[item]} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
