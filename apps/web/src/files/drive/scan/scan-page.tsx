import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Unsaved } from '../../../ui/field/unsaved.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Note, Stack } from '../../../ui/page/parts.tsx';
import { TwoColumns } from '../../../ui/page/two-columns.tsx';
import { Button } from '../../../ui/press/button.tsx';
import { Refusal } from '../../../ui/state/refusal.tsx';
import { folderPath, topPaths } from '../drive-paths.ts';
import { AddPhotos } from './add-photos.tsx';
import { CornerEditor } from './corner-editor.tsx';
import { PageControls } from './page-controls.tsx';
import { PageStrip } from './page-strip.tsx';
import { ScannedPicture } from './scanned-picture.tsx';
import type { ScanTarget } from './scan-target.ts';
import { useSaveScan } from './use-save-scan.ts';
import { type Scan, useScan } from './use-scan.ts';

function ChosenPage({ scan }: { scan: Scan }) {
  const { t } = useTranslation();
  const { chosen } = scan;
  if (!chosen) return null;
  return (
    <TwoColumns
      side={
        <Stack gap={0.75}>
          <ScannedPicture page={chosen} label={t('scan.result', 'How this page will look')} />
          <PageControls scan={scan} page={chosen} />
        </Stack>
      }
    >
      <CornerEditor page={chosen} onCorners={(corners) => scan.change(chosen.pageId, { corners })} />
    </TwoColumns>
  );
}

function SaveScan({ scan, target, onSaved }: { scan: Scan; target: ScanTarget; onSaved: () => void }) {
  const { t } = useTranslation();
  const { name, setName, done, failed, save } = useSaveScan(target);
  const count = scan.pages.length;
  return (
    <Stack gap={0.75} justify="start">
      <TextField
        label={t('scan.name', 'File name')}
        value={name}
        maxLength={190}
        required
        onChange={({ target: { value } }) => setName(value)}
      />
      <Button
        busy={done !== null}
        disabled={name.trim() === '' || scan.reading > 0}
        onClick={() => void save(scan.pages).then((isSaved) => isSaved && onSaved())}
      >
        {done === null
          ? t('scan.save', 'Save as PDF')
          : t('scan.saving', 'Making page {{page}} of {{count}}…', {
              page: Math.min(done + 1, count),
              count,
            })}
      </Button>
      <Refusal>
        {failed && t('scan.save.failed', 'Couldn’t make the PDF. Remove some pages and try again.')}
      </Refusal>
    </Stack>
  );
}

/** Photos of papers become pages of one PDF: found, cut out, ordered, turned and saved where one came from. */
export function ScanPage(target: ScanTarget) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const scan = useScan();
  const back = target.parentId === null ? topPaths[target.space] : folderPath(target.parentId);
  const [isSaved, setIsSaved] = useState(false);
  // Once it is known that there is nothing left to lose: before, leaving would ask.
  useEffect(() => {
    if (isSaved) void navigate(back);
  }, [isSaved, navigate, back]);
  const hasPages = scan.pages.length > 0;
  return (
    <Page
      title={t('scan.title', 'Scan')}
      lead={
        hasPages ? undefined : t('scan.lead', 'Photograph papers, bills or letters and save them as one PDF.')
      }
      back={{ to: back, label: t('drive.title', 'Drive') }}
    >
      <Unsaved changed={hasPages && !isSaved} />
      <Stack gap={1}>
        <Card>
          <AddPhotos scan={scan} />
          {!hasPages && (
            <Note above={0.75}>
              {t(
                'scan.hint',
                'Lay the paper flat on a darker surface, in even light. Its edges are found for you.',
              )}
            </Note>
          )}
        </Card>
        {hasPages && (
          <>
            <PageStrip scan={scan} />
            <Card>
              <ChosenPage scan={scan} />
            </Card>
            <Card>
              <SaveScan scan={scan} target={target} onSaved={() => setIsSaved(true)} />
            </Card>
          </>
        )}
      </Stack>
    </Page>
  );
}
