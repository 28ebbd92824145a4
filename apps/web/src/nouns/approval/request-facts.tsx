import styles from './approval.module.css';

/** A name and what it says; null or an empty text is left out. */
export type RequestFact = readonly [name: string, value: string | null];

/** What was asked for, in a row or two of names and values. */
export function RequestFacts({ facts }: { facts: readonly RequestFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate="no">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
