import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { isCameraRefused, isReadable } from '../../platform/permissions/refused.ts';
import { Refusal } from '../state/refusal.tsx';
import { Small, Stack, Text } from '../page/parts.tsx';
import styles from './photo-picker.module.css';
import { useUrlDialog } from '../dialog/url-dialog.ts';

/** Limits of the whole product for uploads. */
export const maximumPhotos = 10;
export const maximumPhotoBytes = 10 * 1024 * 1024;
const mediaTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** Choose or take photos, see them, take one away. The caller sends them; `progress` is 0 to 1 while it does. */
export function PhotoPicker({
  files,
  onChange,
  label,
  progress,
  limit = maximumPhotos,
  camera,
  hint,
  kept = [],
  onRemoveKept,
  failure,
}: {
  files: readonly File[];
  onChange: (files: File[]) => void;
  label: string;
  progress?: number | null;
  limit?: number;
  hint?: string;
  /** Those that were sent before. */
  kept?: readonly { readonly photoId: string; readonly url: string }[];
  onRemoveKept?: (photoId: string) => void;
  /** What the server refused. */
  failure?: string | null;
  /** Opens the rear camera at once on a phone. */
  camera?: boolean;
}) {
  const { t, plural } = useTranslation();
  const id = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const previews = useMemo(() => files.map((file) => URL.createObjectURL(file)), [files]);
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  const sending = progress !== undefined && progress !== null;

  const cameraAccess = useUrlDialog('camera-access');
  const photosAccess = useUrlDialog('photos-access');

  const add = async (chosen: readonly File[]) => {
    if (!(await Promise.all(chosen.map(isReadable))).every(Boolean)) return photosAccess.open();
    const fit = chosen.filter((file) => mediaTypes.includes(file.type) && file.size <= maximumPhotoBytes);
    const room = limit - files.length;
    if (fit.length < chosen.length)
      setRefused(t('photos.refused', 'Choose JPEG, PNG or WebP photos up to 10 MB.'));
    else if (fit.length > room)
      setRefused(
        plural('photos.many', limit, {
          one: 'Choose at most {{count}} photo.',
          other: 'Choose at most {{count}} photos.',
        }),
      );
    else setRefused(null);
    if (fit.length > 0 && room > 0) onChange([...files, ...fit.slice(0, room)]);
  };

  return (
    <Stack gap={0.4}>
      <Text id={id} weight={650}>
        {label}
      </Text>
      {hint && <Small>{hint}</Small>}
      <ul className={styles.list} aria-labelledby={id}>
        {kept.map(({ photoId, url }, place) => (
          <li key={photoId}>
            <img src={url} alt={t('photos.kept', 'Photo {{place}}', { place: place + 1 })} />
            <button
              type="button"
              disabled={sending}
              aria-label={t('photos.removeKept', 'Remove photo {{place}}', { place: place + 1 })}
              onClick={() => onRemoveKept?.(photoId)}
            >
              <IconX size={18} aria-hidden />
            </button>
          </li>
        ))}
        {files.map((file, place) => (
          <li key={previews[place]}>
            <img src={previews[place]} alt={file.name} />
            <button
              type="button"
              disabled={sending}
              aria-label={t('photos.remove', 'Remove {{name}}', { name: file.name })}
              onClick={() => onChange(files.filter((other) => other !== file))}
            >
              <IconX size={18} aria-hidden />
            </button>
          </li>
        ))}
        {files.length < limit && !sending && (
          <li className={styles.add}>
            <label>
              <input
                type="file"
                accept={mediaTypes.join(',')}
                multiple={limit > 1}
                capture={camera ? 'environment' : undefined}
                onClick={() => {
                  if (camera) void isCameraRefused().then((isRefused) => isRefused && cameraAccess.open());
                }}
                onChange={(event) => {
                  void add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
              <IconCamera size={28} aria-hidden />
              {t('photos.add', 'Add photo')}
            </label>
          </li>
        )}
      </ul>
      {sending && (
        <progress
          className={styles.progress}
          value={progress}
          max={1}
          aria-label={t('photos.sending', 'Uploading photos')}
        />
      )}
      {(refused || failure) && <Refusal>{refused ?? failure}</Refusal>}
    </Stack>
  );
}
