import { employeeSheet, mostEmployeeRows } from '@nukkad/contract/people/employee/employee.import';
import { useState } from 'react';
import { FileOfRows } from '../../nouns/import/choose-file.tsx';
import { MatchColumns } from '../../nouns/import/match-columns.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ActionBar } from '../../ui/page/action-bar.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Button } from '../../ui/press/button.tsx';
import { saveFile } from '../../ui/press/save-file.ts';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { fetchSheet } from './employee.queries.ts';
import { SheetRows, columnLabel } from './sheet-rows.tsx';
import { Refusal } from '../../ui/state/refusal.tsx';
import { Note, Row, Stack, Text } from '../../ui/page/parts.tsx';
import styles from './sheet.module.css';
import { type SheetWork, useEmployeeSheet } from './use-employee-sheet.ts';

function Download() {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const file = await fetchSheet().catch(() => null);
    if (file instanceof Blob) saveFile(file, 'employees.xlsx');
    setBusy(false);
  };
  return (
    <Button tone="plain" busy={busy} onClick={() => void save()}>
      {t('employee.sheet.download', 'Download employees')}
    </Button>
  );
}

function Start({ run }: { run: SheetWork }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.start}>
      <li>
        <h2>{t('employee.sheet.first', '1. Download and change')}</h2>
        <Note size="sm">
          {t(
            'employee.sheet.first.words',
            'Employee number, department, manager, first and last day. The mobile number says who a row is about.',
          )}
        </Note>
        <Download />
      </li>
      <li>
        <h2>{t('employee.sheet.second', '2. Upload')}</h2>
        <FileOfRows
          limits={t('employee.sheet.limits', 'Up to {{rows}} rows. You see every change before it is made.', {
            rows: `${mostEmployeeRows}`,
          })}
          onFile={run.open}
        />
      </li>
    </ol>
  );
}

/** What happens to the rows, in numbers. */
function Standing({ faulty, changes, same }: { faulty: number; changes: number; same: number }) {
  const { t, plural } = useTranslation();
  if (faulty > 0)
    return plural('employee.sheet.faulty', faulty, {
      one: '{{count}} row to fix. Fix it in your file and upload it again. Nothing has changed.',
      other: '{{count}} rows to fix. Fix them in your file and upload it again. Nothing has changed.',
    });
  if (changes === 0) return t('employee.sheet.none', 'This file changes nothing.');
  if (same === 0) return '';
  return plural('employee.sheet.same', same, {
    one: '{{count}} other row doesn’t change.',
    other: '{{count}} other rows don’t change.',
  });
}

function Failure({ run }: { run: SheetWork }) {
  const { t } = useTranslation();
  if (run.failure === null) return null;
  return (
    <Text role="alert" tone="bad" weight={600}>
      {(run.failure instanceof Error && run.failure.message) ||
        t('employee.sheet.failed', 'We couldn’t reach the server. Nothing has changed. Try again.')}
    </Text>
  );
}

function Checked({ run }: { run: SheetWork }) {
  const { t, plural } = useTranslation();
  const { work, failure } = run;
  if (!work?.said)
    return failure === null ? (
      <ListSkeleton count={3} />
    ) : (
      <ActionBar label={t('employee.sheet.act', 'Change')} lead={<Failure run={run} />}>
        <Button onClick={() => void run.again()}>{t('employee.sheet.again', 'Check again')}</Button>
      </ActionBar>
    );
  const count = (state: string) => work.said?.filter((row) => row.state === state).length ?? 0;
  const [faulty, changes, same] = [count('faulty'), count('changes'), count('same')];
  if (work.changed > 0)
    return (
      <>
        <div className={styles.done} role="status">
          <p>
            {plural('employee.sheet.done', work.changed, {
              one: '{{count}} employee changed.',
              other: '{{count}} employees changed.',
            })}
          </p>
          <ButtonLink to="/people/employees" tone="plain" small>
            {t('employee.sheet.see', 'View employees')}
          </ButtonLink>
        </div>
        <SheetRows rows={work.said} />
      </>
    );
  return (
    <>
      <SheetRows rows={work.said} />
      <ActionBar
        label={t('employee.sheet.act', 'Change')}
        lead={
          <>
            <span role="status">
              <Standing faulty={faulty} changes={changes} same={same} />
            </span>
            <Failure run={run} />
          </>
        }
      >
        {faulty === 0 && changes > 0 && (
          <Button busy={run.isSending} onClick={() => void run.change()}>
            {plural('employee.sheet.change', changes, {
              one: 'Change {{count}} employee',
              other: 'Change {{count}} employees',
            })}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** Many employees changed in a spreadsheet: what it does is shown row by row, and then all of it is done or nothing. */
export function EmployeeSheet() {
  const { t } = useTranslation();
  const run = useEmployeeSheet();
  const { work } = run;
  if (!work) return <Start run={run} />;
  const kind = {
    sheet: employeeSheet,
    labelOf: (column: Parameters<typeof columnLabel>[1]) => columnLabel(t, column),
  };
  return (
    <Stack gap={1} narrows>
      <Row gap={[0.5, 1]} align="center" justify="space-between">
        <Text as="strong" breaks translate="no">
          {work.fileName}
        </Text>
        <Button tone="plain" small disabled={run.isSending} onClick={run.close}>
          {t('employee.sheet.other', 'Choose another file')}
        </Button>
      </Row>
      {work.changed === 0 && (
        <MatchColumns
          kind={kind}
          heading={work.table.heading}
          match={work.match}
          onMatch={(column, at) => void run.rematch(column, at)}
        />
      )}
      {run.isTooLong ? (
        <Refusal>
          {t('employee.sheet.long', 'Use at most {{rows}} rows in one file.', {
            rows: `${mostEmployeeRows}`,
          })}
        </Refusal>
      ) : (
        work.match.mobileNumber >= 0 && <Checked run={run} />
      )}
    </Stack>
  );
}
