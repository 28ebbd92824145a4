import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';

/** A file of this device: a picture as it is, a voice note to be heard, else a sign. */
export function FilePreview({ file, className }: { file: File; className?: string | undefined }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (url && file.type.startsWith('image/')) return <img src={url} alt="" className={className} />;
  if (url && file.type.startsWith('audio/'))
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no one writes down what people say to each other
    return <audio className={className} controls src={url} aria-label={t('chat.voice.note', 'Voice note')} />;
  return <IconFile size={26} aria-hidden />;
}
