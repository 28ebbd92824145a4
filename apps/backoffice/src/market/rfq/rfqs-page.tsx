import { Badge } from '@mantine/core';
import { type OfficeRfq, listOfficeRfqs, officeRfqsQuery } from '@nukkad/contract/market/rfq/office-rfq.api';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import { search } from '@nukkad/lists/fields';
import IconQuotes from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { RowButton, acts, counted, moment, standing } from '../../nouns/work-list/columns.tsx';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { ForwardDialog } from './forward-dialog.tsx';

const takersOf = ({ unlocked, places }: OfficeRfq) =>
  t('rfqs.takers', '{{unlocked}} of {{places}}', { unlocked, places });

/** Requests for quotations, and those that no partner takes. */
export const RfqsPage = listPage(listOfficeRfqs, {
  name: 'rfqs',
  title: t('rfqs.title', 'Quote requests'),
  about: t('rfqs.about', 'What customers ask several partners to price. Forward those no one takes.'),
  address: listAddress(officeRfqsQuery.shape, ['q', 'untaken'], {}),
  fields: [search(t('rfqs.byNumber', 'Request number'))],
  views: [{ id: 'untaken', name: t('rfqs.noTaker', 'No taker'), filters: { untaken: 'true' } }],
  keyOf: ({ rfqId }) => rfqId,
  nameOf: ({ rfqNumber }) => rfqNumber,
  columns: ({ turnTo }) => [
    told('number', t('rfqs.number', 'Request'), ({ rfqNumber }) => rfqNumber, { ...heading, width: '9rem' }),
    told('work', t('rfqs.work', 'Work'), ({ title }) => title, { width: '12rem' }),
    told('area', t('rfqs.area', 'Area'), ({ area }) => area),
    standing('10rem'),
    counted('told', t('rfqs.told', 'Told'), (rfq) => rfq.told, { width: '4rem' }),
    told('takers', t('rfqs.unlocked', 'Unlocked'), takersOf, {
      cell: (rfq) =>
        rfq.unlocked === 0 && rfq.can.forward ? (
          <Badge color="haldi" miw="max-content">
            {t('rfqs.noTaker', 'No taker')}
          </Badge>
        ) : (
          takersOf(rfq)
        ),
      width: '7rem',
    }),
    moment('asked', t('rfqs.asked', 'Asked'), ({ createdAt }) => createdAt, { width: '9rem' }),
    moment('closes', t('rfqs.closes', 'Closes'), ({ closesAt }) => closesAt, { startsHidden: true }),
    acts('6.25rem', ({ rfqId, rfqNumber, can }) =>
      can.forward ? (
        <RowButton
          label={t('rfqs.forwardOf', 'Forward {{number}}', { number: rfqNumber })}
          onClick={() => turnTo(rfqId)}
        >
          {t('rfqs.forward', 'Forward')}
        </RowButton>
      ) : null,
    ),
  ],
  empty: {
    Icon: IconQuotes,
    title: t('rfqs.none', 'No quote requests yet'),
    words: t('rfqs.noneAbout', 'They appear here when customers ask for quotes.'),
  },
  opened: (rfq, close) => rfq.can.forward && <ForwardDialog rfq={rfq} onClose={close} />,
});
