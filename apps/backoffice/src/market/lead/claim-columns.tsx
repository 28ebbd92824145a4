import { Badge, Button } from '@mantine/core';
import type { OfficeLeadClaim } from '@nukkad/contract/market/lead/lead-refund.api';
import type { Column } from '@nukkad/lists/columns';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { claimReasonWords, claimStatusWords } from './claim-words.ts';

const colours = { Waiting: 'haldi', Returned: 'peepal', Refused: 'gray', Withdrawn: 'gray' } as const;

const reasonOf = ({ reason }: OfficeLeadClaim) => (reason ? claimReasonWords[reason] : '');

export const claimColumns = (
  decide: (claim: OfficeLeadClaim) => void,
): readonly Column<OfficeLeadClaim>[] => [
  {
    id: 'number',
    title: t('rfqs.number', 'Request'),
    text: ({ rfqNumber }) => rfqNumber,
    fixed: true,
    card: 'heading',
    width: '9rem',
  },
  {
    id: 'partner',
    title: t('leadClaims.partner', 'Partner'),
    text: ({ companyName }) => companyName,
    width: '11rem',
  },
  { id: 'reason', title: t('leadClaims.reason', 'Reason'), text: reasonOf, width: '12rem' },
  { id: 'words', title: t('leadClaims.words', 'In the partner’s words'), text: ({ words }) => words },
  {
    id: 'credits',
    title: t('leadClaims.credits', 'Credits'),
    text: ({ credits }) => String(credits),
    figures: true,
    width: '5rem',
  },
  {
    id: 'status',
    title: t('common.status', 'Status'),
    text: ({ status }) => claimStatusWords[status],
    cell: ({ status }) => (
      <Badge color={colours[status]} miw="max-content">
        {claimStatusWords[status]}
      </Badge>
    ),
    card: 'corner',
    width: '9rem',
  },
  {
    id: 'asked',
    title: t('leadClaims.asked', 'Since'),
    text: ({ askedAt }) => askedAt,
    cell: ({ askedAt }) => <Moment at={askedAt} />,
    width: '9rem',
  },
  {
    id: 'acts',
    title: t('common.actions', 'Actions'),
    cell: (claim) =>
      claim.can.decide ? (
        <Button
          size="xs"
          onClick={() => decide(claim)}
          aria-label={t('leadClaims.reviewOf', 'Review claim for {{number}}', { number: claim.rfqNumber })}
        >
          {t('common.review', 'Review')}
        </Button>
      ) : null,
    fixed: true,
    card: 'foot',
    figures: true,
    width: '6.25rem',
  },
];
