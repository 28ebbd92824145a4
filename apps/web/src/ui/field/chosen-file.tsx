import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import styles from './chosen-file.module.css';

interface ChosenFileProps {
  readonly name: string;
  readonly file: { readonly mediaType: string; readonly url: string };
  /** The name of the button that takes it off. */
  readonly remove: string;
  readonly onRemove: () => void;
}

/** A photo or PDF that goes with what is written, in the list of a field. */
export function ChosenFile({ name, file: { mediaType, url }, remove, onRemove }: ChosenFileProps) {
  return (
    <li className={styles.chosen}>
      {mediaType === 'image/webp' ? <img src={url} alt="" /> : <IconFile size={24} aria-hidden />}
      <span translate="no">{name}</span>
      <button type="button" aria-label={remove} onClick={onRemove}>
        <IconX size={18} aria-hidden />
      </button>
    </li>
  );
}
