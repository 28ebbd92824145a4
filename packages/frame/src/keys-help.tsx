import type { Speech } from '@nukkad/contract/kernel/speech';
import { Fragment, type ReactNode, useId, useState } from 'react';
import styles from './keys-help.module.css';
import { commandKey } from './command-key.ts';
import { type KeysWords, keysWords } from './keys-help.words.ts';
import { filterOfPage, rowsOfPage } from './page-keys.ts';
import { useSingleKeys } from './use-single-keys.ts';

interface Line {
  readonly keys: readonly string[];
  readonly does: string;
  /** A single key, which the switch turns off. */
  readonly single?: true;
}

function linesOf(words: KeysWords): readonly { readonly heading: string; readonly lines: readonly Line[] }[] {
  const onList: readonly Line[] = [
    ...(filterOfPage() ? [{ keys: ['/'], does: words.filter, single: true } as const] : []),
    ...(rowsOfPage().length > 0
      ? ([
          { keys: ['J'], does: words.next, single: true },
          { keys: ['K'], does: words.previous, single: true },
          { keys: ['Enter'], does: words.open },
        ] as const)
      : []),
  ];
  const everywhere: readonly Line[] = [
    { keys: [commandKey(), 'K'], does: words.search },
    { keys: ['Esc'], does: words.leave },
    { keys: ['?'], does: words.keys, single: true },
  ];
  return [
    ...(onList.length > 0 ? [{ heading: words.list, lines: onList }] : []),
    { heading: words.everywhere, lines: everywhere },
  ];
}

const drawn = (keys: readonly string[]): ReactNode =>
  keys.map((key, at) => (
    <Fragment key={key}>
      {at > 0 && ' '}
      <kbd>{key}</kbd>
    </Fragment>
  ));

/** The keys that work on the page behind the dialog, and the switch that turns single keys off. */
export function KeysHelp({ personId, speech }: { personId: string; speech: Speech }) {
  const words = keysWords(speech);
  const [groups] = useState(() => linesOf(words));
  const [singles, setSingles] = useSingleKeys(personId);
  const id = useId();
  return (
    <div className={styles.help}>
      {groups.map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <dl>
            {lines.map(({ keys, does, single }) => (
              <div key={does} data-off={(single && !singles) || undefined}>
                <dt>{does}</dt>
                <dd>{drawn(keys)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch} htmlFor={id}>
        <span>
          {words.singles}
          <small id={`${id}-hint`}>{words.singlesHint}</small>
        </span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={`${id}-hint`}
          checked={singles}
          onChange={(event) => setSingles(event.target.checked)}
        />
      </label>
    </div>
  );
}
