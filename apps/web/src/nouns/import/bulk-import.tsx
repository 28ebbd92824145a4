import { csvLines, csvMark } from '@nukkad/contract/kernel/csv';
import { keysOfSheet } from '@nukkad/contract/kernel/import';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../ui/page/action-bar.tsx';
import { Announcement } from '../../ui/state/announcement.tsx';
import { Button } from '../../ui/press/button.tsx';
import { SwitchLine } from '../../ui/field/switch-line.tsx';
import { saveFile } from '../../ui/press/save-file.ts';
import { ChooseFile } from './choose-file.tsx';
import type { ImportKind } from './import-kind.ts';
import { type RowState, countStates } from './import-rows.ts';
import { ImportTable } from './import-table.tsx';
import { Paragraph, Row, Stack, Text } from '../../ui/page/parts.tsx';
import styles from './import.module.css';
import { MatchColumns } from './match-columns.tsx';
import { useFaultWords } from './use-fault-words.ts';
import { type Import, useImport } from './use-import.ts';

interface Part<Key extends string> {
  readonly kind: ImportKind<Key>;
  readonly run: Import<Key>;
}

/** The rows that are not added, as a file that this import reads again: what to fix is its last column. */
function useSaveRest<Key extends string>({ kind, run }: Part<Key>) {
  const { t } = useTranslation();
  const wordsOf = useFaultWords();
  return () => {
    const keys = keysOfSheet(kind.sheet);
    const rest = run.shown.filter(({ state }) => state === 'faulty' || state === 'out');
    const lines = csvLines([
      [...keys.map((key) => kind.sheet.fields[key].title), t('import.toFix', 'What to fix')],
      ...rest.map(({ row, faults }) => [...keys.map((key) => row.cells[key]), faults.map(wordsOf).join(' ')]),
    ]);
    saveFile(
      new Blob([csvMark, lines], { type: 'text/csv;charset=utf-8' }),
      `${kind.templateName}-to-fix.csv`,
    );
  };
}

/** What happens to the rows, in numbers. */
function Standing({ counts }: { counts: Readonly<Record<RowState, number>> }) {
  const { t, plural } = useTranslation();
  if (counts.checking > 0) return t('import.checking', 'Checking the rows…');
  const parts = [
    counts.faulty > 0 &&
      plural('import.faulty', counts.faulty, {
        one: '{{count}} row to fix. It stays here.',
        other: '{{count}} rows to fix. They stay here.',
      }),
    counts.known > 0 &&
      plural('import.known', counts.known, {
        one: '{{count}} is already there.',
        other: '{{count}} are already there.',
      }),
  ].filter((part) => part !== false);
  return parts.join(' ') || t('import.good', 'No row needs fixing.');
}

function Adding({ done, all }: { done: number; all: number }) {
  const { t } = useTranslation();
  const words = t('import.adding', '{{done}} of {{all}} added', { done: `${done}`, all: `${all}` });
  return (
    <div className={styles.progress}>
      <progress value={done} max={all} aria-label={t('import.progress', 'Progress')} />
      <span>{words}</span>
    </div>
  );
}

function Result<Key extends string>({
  kind,
  added,
  isDone,
}: {
  kind: ImportKind<Key>;
  added: number;
  isDone: boolean;
}) {
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.result} data-done={isDone || undefined}>
      <p ref={heading} tabIndex={-1} role="status">
        {kind.addedWords(added)}
      </p>
      {kind.afterwards}
    </div>
  );
}

function Rows<Key extends string>({ kind, run }: Part<Key>) {
  const { t } = useTranslation();
  const { work, shown, progress, failure } = run;
  const [addsGood, setAddsGood] = useState(false);
  const counts = countStates(shown);
  const saveRest = useSaveRest({ kind, run });
  if (!work) return null;
  const { faulty, out, ready, added, checking } = counts;
  const said: ReactNode = progress ? <Adding {...progress} /> : <Standing counts={counts} />;
  return (
    <>
      <Row gap={[0.5, 1]} align="center" justify="space-between">
        <Text as="strong" breaks>
          {work.fileName}
        </Text>
        <Button tone="plain" small disabled={progress !== null} onClick={run.close}>
          {added > 0 && ready + faulty === 0
            ? t('import.another', 'Import another file')
            : t('import.other', 'Choose another file')}
        </Button>
      </Row>
      {added > 0 && !progress && <Result kind={kind} added={added} isDone={ready + faulty === 0} />}
      <MatchColumns kind={kind} heading={work.table.heading} match={work.match} onMatch={run.rematch} />
      {run.isMatched && (
        <>
          <ImportTable kind={kind} work={run} />
          {faulty > 0 && ready > 0 && (
            <SwitchLine
              title={t('import.addGood', 'Add the other rows without these')}
              about={t('import.addGood.about', 'Off: nothing is added until every row is fixed or left out.')}
              checked={addsGood}
              onChange={setAddsGood}
            />
          )}
          <ActionBar
            label={t('import.act', 'Import')}
            lead={
              <>
                {said}
                {failure !== null && (
                  <Paragraph role="alert" as="span" tone="bad" size="sm" weight={600}>
                    {(failure instanceof Error && failure.message) ||
                      t('import.notSent', 'We couldn’t reach the server. Nothing is lost. Try again.')}
                  </Paragraph>
                )}
              </>
            }
          >
            {faulty + out > 0 && (
              <Button tone="plain" disabled={progress !== null} onClick={saveRest}>
                {t('import.saveRest', 'Download rows to fix')}
              </Button>
            )}
            {(ready > 0 || added === 0) && (
              <Button
                busy={progress !== null}
                disabled={ready === 0 || checking > 0 || (faulty > 0 && !addsGood)}
                onClick={() => void run.add(addsGood ? 'skip' : 'stop')}
              >
                {kind.addLabel(ready)}
              </Button>
            )}
          </ActionBar>
        </>
      )}
    </>
  );
}

/**
 * Rows of a file become things of the product: read by the server, fixed at the cell, checked as they are typed. The good
 * ones are added once none is left to fix, or without the others, which stay to be fixed or saved as a file.
 */
export function BulkImport<Key extends string>({ kind }: { kind: ImportKind<Key> }) {
  const { t } = useTranslation();
  const run = useImport(kind);
  const { faulty, checking } = countStates(run.shown);
  return (
    <Stack gap={1} narrows>
      {run.isRead && !run.work && <ChooseFile kind={kind} onFile={run.open} />}
      <Rows kind={kind} run={run} />
      <Announcement>
        {run.work && checking === 0 ? t('import.heard', '{{count}} rows to fix', { count: `${faulty}` }) : ''}
      </Announcement>
    </Stack>
  );
}
