import { type ExportedList, recordWorkExport } from '@nukkad/contract/office/backoffice/export.api';
import { ApiError } from '@nukkad/contract/kernel/client';
import type { CountedPage } from '@nukkad/contract/kernel/page';
import type { ListProps, Pages } from '@nukkad/lists/list-props';
import { WorkList } from '@nukkad/lists/work-list';
import type { ReactNode } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Loaded } from '../../ui/loaded.tsx';

const loaded = <Row,>(pages: Pages<Row>, waiting: ReactNode, draw: () => ReactNode): ReactNode => (
  <Loaded query={pages} waiting={waiting}>
    {draw}
  </Loaded>
);

type ListingProps<Row> = Omit<ListProps<Row>, 'file'> & {
  /** Left out: the list is not saved as a file. */
  readonly exported?: {
    readonly list: ExportedList;
    /** A page of a hundred rows by the list's own call; empty cursor: the first. */
    readonly readPage: (cursor: string) => Promise<CountedPage<Row>>;
  };
};

const today = () => new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });

/** A work list of a partner and its staff. */
export function Listing<Row>({ exported, ...list }: ListingProps<Row>) {
  const { t, plural } = useTranslation();
  const personId = useSession().profile?.userId ?? '';
  const failureOf = (error: unknown) =>
    (error instanceof ApiError && error.message) || t('list.failed', 'That didn’t work. Try again.');
  const file = exported && {
    name: `${exported.list}-${today()}`,
    readPage: exported.readPage,
    record: (facts: { columns: string[]; filters: Record<string, string>; rows: number | null }) =>
      call(recordWorkExport, { body: { list: exported.list, ...facts }, quiet: true }),
  };
  return (
    <WorkList
      {...list}
      {...(file && { file })}
      app={{ speech: { t, plural }, personId, failureOf, loaded }}
    />
  );
}
