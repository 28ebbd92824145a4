import { OwnExports } from '@nukkad/lists/own-exports';
import { sheetWords } from '@nukkad/lists/sheet.words';
import { type WorkSheet, sheetCalls } from '../../nouns/work-list/sheet.queries.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useOwnExports } from './list-export.queries.ts';

/** The person's files of lists, kept for a week. */
export function OwnExportsList() {
  const { t, plural, locale } = useTranslation();
  const words = sheetWords({ t, plural });
  return (
    <Listed
      list={useOwnExports()}
      waiting={<ListSkeleton count={3} />}
      empty={
        <EmptyState scene="files" title={words.none}>
          {words.noneWords}
        </EmptyState>
      }
    >
      {(exports) => (
        <OwnExports
          exports={exports}
          speech={{ t, plural }}
          momentOf={(at) => formatInstant(at, 'full', locale)}
          dayOf={(at) => formatInstant(at, 'day', locale)}
          onRemove={({ list, exportId }) => void sheetCalls(list as WorkSheet).remove(exportId)}
        />
      )}
    </Listed>
  );
}
