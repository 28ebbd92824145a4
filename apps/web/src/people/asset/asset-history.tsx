import type { AssetMove } from '@nukkad/contract/people/asset/asset.model';
import { Link } from 'react-router';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { DateTime } from '../../ui/time/date-time.tsx';
import { PhotoViewer } from '../../ui/dialog/photo-viewer.tsx';
import { useDialogLink, useUrlDialog } from '../../ui/dialog/url-dialog.ts';
import { conditionNames, moveNames } from './asset-words.ts';
import { List, Note, Paragraph, Row } from '../../ui/page/parts.tsx';
import styles from './asset.module.css';

const photoDialog = 'asset-photo';

function Thumb({ photoId, url, label }: { photoId: string; url: string; label: string }) {
  const large = useDialogLink(photoDialog, { photo: photoId });
  return (
    <Link {...large} className={styles.thumb}>
      <img src={url} loading="lazy" width={96} height={96} alt={label} />
    </Link>
  );
}

function Line({ move }: { move: AssetMove }) {
  const { t } = useTranslation();
  const { verb, at, by, holder, condition, note, photos } = move;
  return (
    <li className={styles.move} data-bad={verb === 'dispute' || verb === 'lose' || undefined}>
      <Paragraph weight={650} breaks>
        {moveNames[verb](t, holder?.fullName ?? '')}
      </Paragraph>
      <Note weight={400} breaks above={0.25}>
        <DateTime at={at} as="short" />
        {by && <span translate="no"> · {by}</span>}
      </Note>
      {condition && (
        <Paragraph breaks>
          {t('asset.condition.was', 'Condition: {{condition}}', { condition: conditionNames[condition](t) })}
        </Paragraph>
      )}
      {note && <Paragraph breaks>{note}</Paragraph>}
      {photos.length > 0 && (
        <Row as="ul" gap={0.5} above={0.5}>
          {photos.map(({ photoId, url }, place) => (
            <li key={photoId}>
              <Thumb
                photoId={photoId}
                url={url}
                label={t('asset.photo.open', 'Photo {{place}} of {{count}}, view larger', {
                  place: place + 1,
                  count: photos.length,
                })}
              />
            </li>
          ))}
        </Row>
      )}
    </li>
  );
}

/** What happened to an asset, the newest first; each photo opens large behind `?dialog=asset-photo&photo=…`. */
export function MoveList({ moves }: { moves: readonly AssetMove[] }) {
  return (
    <List as="ol" above={0.75}>
      {moves.map((move) => (
        <Line key={move.moveId} move={move} />
      ))}
    </List>
  );
}

/** The photo that the address names, with the others of its hand-out or return. */
export function MovePhoto({ moves, name }: { moves: readonly AssetMove[]; name: string }) {
  const { t } = useTranslation();
  const viewer = useUrlDialog(photoDialog, ['photo']);
  const photoId = viewer.get('photo');
  const move = moves.find(({ photos }) => photos.some((one) => one.photoId === photoId));
  if (!viewer.opened || !move) return null;
  const title = moveNames[move.verb](t, move.holder?.fullName ?? '');
  return (
    <PhotoViewer
      photos={move.photos.map((photo) => ({ ...photo, alt: `${name}. ${title}` }))}
      photoId={photoId}
      title={title}
      onTurn={(photo) => viewer.open({ photo })}
      onClose={viewer.close}
    />
  );
}
