import { type ListExport, officeLists } from '@nukkad/contract/kernel/list-export';
import { isOneOf } from '@nukkad/contract/kernel/record';
import { listOfficeExports } from '@nukkad/contract/office/list-export/list-export.api';
import { OwnExports } from '@nukkad/lists/own-exports';
import { sheetWords } from '@nukkad/lists/sheet.words';
import IconExports from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs';
import { sheetCalls } from '../../nouns/work-list/sheet-app.tsx';
import { usePages } from '../../platform/asked.ts';
import { speech, t } from '../../platform/words.ts';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice, Listed } from '../../ui/query-states.tsx';

/** While one is being made, and before a link of the page ends. */
const lookAgainMs = { making: 2_000, ready: 4 * 60_000 };
const words = sheetWords(speech);
/** The call answers exports of the back office alone. */
function remove({ list, exportId }: ListExport): void {
  if (isOneOf(officeLists, list)) void sheetCalls(list).remove(exportId);
}

/** The Admin's files of lists, kept for a week. */
export function ExportsPage() {
  const pages = usePages(
    listOfficeExports,
    { limit: 50 },
    {
      refetchInterval: ({ state }) => {
        const all = state.data?.pages.flatMap(({ items }) => items) ?? [];
        return all.some((one) => one.state === 'making') ? lookAgainMs.making : lookAgainMs.ready;
      },
    },
  );
  return (
    <PageFrame
      title={t('sheet.own', 'Your exports')}
      about={t('sheet.lead', 'Lists you saved as files. Each file is deleted after 7 days.')}
    >
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice Icon={IconExports} title={words.none}>
            {words.noneWords}
          </EmptyNotice>
        }
      >
        {(exports) => (
          <OwnExports
            exports={exports}
            speech={speech}
            momentOf={momentWords}
            dayOf={momentWords}
            onRemove={remove}
          />
        )}
      </Listed>
    </PageFrame>
  );
}
