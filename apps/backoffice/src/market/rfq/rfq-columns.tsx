import { Badge, Button } from '@mantine/core';
import type { OfficeRfq } from '@nukkad/contract/market/rfq/office-rfq.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

const takersOf = ({ unlocked, places }: OfficeRfq) =>
  t('rfqs.takers', '{{unlocked}} of {{places}}', { unlocked, places });

export const rfqColumns = (forward: (rfq: OfficeRfq) => void): readonly Column<OfficeRfq>[] => [
  {
    id: 'number',
    title: t('rfqs.number', 'Request'),
    text: ({ rfqNumber }) => rfqNumber,
    fixed: true,
    card: 'heading',
    width: '9rem',
  },
  { id: 'work', title: t('rfqs.work', 'Work'), text: ({ title }) => title, width: '12rem' },
  { id: 'area', title: t('rfqs.area', 'Area'), text: ({ area }) => area },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => status,
    cell: ({ status }) => <StatusBadge status={status} />,
    card: 'corner',
    width: '10rem',
  },
  {
    id: 'told',
    title: t('rfqs.told', 'Told'),
    text: ({ told }) => String(told),
    figures: true,
    width: '4rem',
  },
  {
    id: 'takers',
    title: t('rfqs.unlocked', 'Unlocked'),
    text: takersOf,
    cell: (rfq) =>
      rfq.unlocked === 0 && rfq.can.forward ? (
        <Badge color="haldi" miw="max-content">
          {t('rfqs.noTaker', 'No taker')}
        </Badge>
      ) : (
        takersOf(rfq)
      ),
    width: '7rem',
  },
  {
    id: 'asked',
    title: t('rfqs.asked', 'Asked'),
    text: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    width: '9rem',
  },
  {
    id: 'closes',
    title: t('rfqs.closes', 'Closes'),
    text: ({ closesAt }) => closesAt,
    cell: ({ closesAt }) => <Moment at={closesAt} />,
    startsHidden: true,
  },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (rfq) =>
      rfq.can.forward ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => forward(rfq)}
          aria-label={t('rfqs.forwardOf', 'Forward {{number}}', { number: rfq.rfqNumber })}
        >
          {t('rfqs.forward', 'Forward')}
        </Button>
      ) : null,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '6.25rem',
  },
];
