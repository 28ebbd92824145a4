import { Table } from '@mantine/core';
import { listDemand } from '@nukkad/contract/market/waitlist/waitlist-office.api';
import IconMapPinQuestion from '@tabler/icons-react/dist/esm/icons/IconMapPinQuestion.mjs';
import { usePages } from '../../platform/asked.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { OfficeTable } from '../../ui/office-table.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { EmptyNotice, Listed } from '../../ui/query-states.tsx';
import { DemandLinks } from './demand-links.tsx';

/** Where a partner is missed: counts alone, without the people. */
export function DemandPage() {
  const pages = usePages(listDemand, { limit: 40 });
  return (
    <PageFrame
      title={t('waitlist.title', 'Demand')}
      about={t(
        'waitlist.about',
        'People waiting for a service in their area, by city and category. We’ll message them when a partner starts to offer it.',
      )}
    >
      <DemandLinks />
      <Listed
        pages={pages}
        nothing={
          <EmptyNotice Icon={IconMapPinQuestion} title={t('waitlist.none', 'No one is waiting')}>
            {t(
              'waitlist.noneWords',
              'Customers who ask for a service without a partner appear here, by city.',
            )}
          </EmptyNotice>
        }
      >
        {(items) => (
          <OfficeTable
            label={t('waitlist.title', 'Demand')}
            width={640}
            heads={[
              t('waitlist.city', 'City'),
              t('waitlist.category', 'Category'),
              t('waitlist.people', 'People'),
              t('waitlist.services', 'Services'),
              t('waitlist.last', 'Last request'),
            ]}
          >
            {items.map((row) => (
              <Table.Tr key={`${row.cityCode} ${row.categoryId}`}>
                <Table.Td>{row.cityName || t('waitlist.outside', 'Outside of larger towns')}</Table.Td>
                <Table.Td>{row.categoryName}</Table.Td>
                <Table.Td>{row.people}</Table.Td>
                <Table.Td>{row.services}</Table.Td>
                <Table.Td>
                  <Moment at={row.lastAt} />
                </Table.Td>
              </Table.Tr>
            ))}
          </OfficeTable>
        )}
      </Listed>
    </PageFrame>
  );
}
