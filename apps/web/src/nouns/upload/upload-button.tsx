import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { takenTypes } from '@nukkad/contract/files/drive/drive-upload.model';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Button, type ButtonProps } from '../../ui/press/button.tsx';
import type { UploadTarget } from './upload-item.ts';
import { useAdding } from './use-adding.ts';

const accept = Object.keys(takenTypes)
  .map((ending) => `.${ending}`)
  .join(',');

/** Chooses files of the device, photos and the camera of a phone among them, and sends them here. */
export function UploadButton({
  target,
  children,
  ...look
}: Pick<ButtonProps, 'tone' | 'small' | 'wide'> & {
  target: UploadTarget;
  /** Left out: "Upload". */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const add = useAdding(target);
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        hidden
        type="file"
        accept={accept}
        multiple={target.itemId === undefined}
        aria-label={t('upload.choose', 'Choose files to upload')}
        onChange={({ target: chosen }) => {
          add([...(chosen.files ?? [])]);
          chosen.value = '';
        }}
      />
      <Button {...look} icon={<IconUpload size={20} aria-hidden />} onClick={() => field.current?.click()}>
        {children ?? t('upload.upload', 'Upload')}
      </Button>
    </>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;

/** Files that are pasted anywhere on the page, as a picture of the screen is. */
export function PastedFiles({ target }: { target: UploadTarget }) {
  const add = useAdding(target);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || isTyping(event.target)) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    addEventListener('paste', listen);
    return () => removeEventListener('paste', listen);
  }, []);
  return null;
}
