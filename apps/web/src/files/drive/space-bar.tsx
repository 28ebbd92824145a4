import type { DriveFill, DriveSpaceFacts } from '@nukkad/contract/files/drive/drive.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { Shares } from '../../ui/chart/shares.tsx';
import { UrlModal } from '../../ui/dialog/url-modal.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Note, Row, Text } from '../../ui/page/parts.tsx';
import { Moves } from '../../ui/press/moves.tsx';
import { bytesWords } from './item-words.ts';
import styles from './space-bar.module.css';

const fillWords: Readonly<Record<DriveFill, (t: Translate) => string>> = {
  pdf: (t) => t('drive.fill.pdf', 'PDFs'),
  picture: (t) => t('drive.fill.picture', 'Photos'),
  video: (t) => t('drive.fill.video', 'Videos'),
  sheet: (t) => t('drive.fill.sheet', 'Spreadsheets'),
  document: (t) => t('drive.fill.document', 'Documents'),
  other: (t) => t('drive.fill.other', 'Other files'),
};

const nearlyFull = 0.9;

/** How full a drive is; what fills it is one press away. */
export function SpaceBar({ facts }: { facts: DriveSpaceFacts }) {
  const { t, locale } = useTranslation();
  const { bytes, quotaBytes, byKind } = facts;
  const used = t('drive.space.used', '{{used}} of {{all}} used', {
    used: bytesWords(locale, bytes),
    all: bytesWords(locale, quotaBytes),
  });
  const isFull = bytes > quotaBytes * nearlyFull;
  return (
    <section aria-label={t('drive.space', 'Storage')}>
      <Card quiet>
        <Row gap={[0.25, 1]} justify="space-between" align="center">
          <Text weight={650} figures>
            {used}
          </Text>
          <Moves
            small
            className={null}
            of={[
              {
                on: bytes > 0,
                opens: 'space',
                label: t('drive.space.view', 'View what fills it'),
                tone: 'quiet',
              },
            ]}
          />
        </Row>
        <span className={styles.line} aria-hidden>
          {byKind.map(({ kind, bytes: part }) => (
            <span key={kind} data-kind={kind} style={{ width: `${(part / quotaBytes) * 100}%` }} />
          ))}
        </span>
        {isFull && (
          <Note tone="bad" above={0.5}>
            {t('drive.space.full', 'Almost full. Delete files you don’t need, and empty the bin.')}
          </Note>
        )}
      </Card>
      <SpaceDialog facts={facts} used={used} />
    </section>
  );
}

/** Behind `?dialog=space`. */
function SpaceDialog({ facts: { bytes, byKind }, used }: { facts: DriveSpaceFacts; used: string }) {
  const { t, locale } = useTranslation();
  const title = t('drive.space.title', 'What fills your storage');
  return (
    <UrlModal name="space" title={title}>
      <Note below={0.75}>{used}</Note>
      <Shares
        label={title}
        shares={byKind.map(({ kind, bytes: part }) => ({
          key: kind,
          name: fillWords[kind](t),
          value: bytesWords(locale, part),
          part: bytes > 0 ? part / bytes : 0,
        }))}
      />
      <Note above={0.75}>{t('drive.space.also', 'Earlier versions and the bin take up space too.')}</Note>
    </UrlModal>
  );
}
