import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import type { ListExport } from '@nukkad/contract/kernel/list-export';
import type { Speech } from '@nukkad/contract/kernel/speech';
import styles from './sheet.module.css';
import { type SheetWords, sheetWords } from './sheet.words.ts';

const [kilo, mega] = [1_024, 1_048_576];
/** Digits and units are the same in both languages. */
const sizeOf = (bytes: number) =>
  bytes < mega ? `${Math.max(1, Math.round(bytes / kilo))} KB` : `${(bytes / mega).toFixed(1)} MB`;

const narrowedBy = ({ filters }: ListExport, words: SheetWords) =>
  filters.length === 0 ? words.everything : filters.map(({ name, value }) => `${name}: ${value}`).join(' · ');

function State({ one, words, dayOf }: { one: ListExport; words: SheetWords; dayOf: (at: string) => string }) {
  if (one.state === 'failed')
    return (
      <p className={styles.refused}>
        {words.failed}. {words.reasons[one.failure ?? 'fault']}
      </p>
    );
  if (one.state === 'making')
    return (
      <>
        <p>{words.making(one.rows)}</p>
        <progress aria-label={words.making(one.rows)} />
      </>
    );
  return (
    <p className={styles.note}>
      {words.rows(one.rows)} · {words.formats[one.format]}
      {one.bytes !== null && ` · ${sizeOf(one.bytes)}`} · {words.until(dayOf(one.expiresAt))}
      {one.isCut && <span> · {words.cut}</span>}
    </p>
  );
}

/** A person's files of lists, with their state and the way to them. */
export function OwnExports({
  exports,
  speech,
  momentOf,
  dayOf,
  onRemove,
}: {
  exports: readonly ListExport[];
  speech: Speech;
  momentOf: (at: string) => string;
  dayOf: (at: string) => string;
  onRemove: (one: ListExport) => void;
}) {
  const words = sheetWords(speech);
  return (
    <ul className={styles.own} aria-label={words.own}>
      {exports.map((one) => (
        <li key={one.exportId} data-state={one.state}>
          <IconFile size={28} stroke={1.5} aria-hidden />
          <div>
            <h2>{one.title}</h2>
            <p className={styles.note}>
              {momentOf(one.askedAt)} · {narrowedBy(one, words)}
            </p>
            <State one={one} words={words} dayOf={dayOf} />
          </div>
          <div className={styles.acts}>
            {one.link !== null && (
              <a href={one.link} download="" aria-label={words.downloadNamed(one.title)}>
                {words.download}
              </a>
            )}
            <button type="button" aria-label={words.removeNamed(one.title)} onClick={() => onRemove(one)}>
              {one.state === 'making' ? words.stop : words.remove}
            </button>
          </div>
        </li>
      ))}
    </ul>
  );
}
