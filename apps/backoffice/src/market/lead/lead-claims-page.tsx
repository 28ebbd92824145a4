import {
  type OfficeLeadClaim,
  listLeadClaims,
  officeLeadClaimsQuery,
} from '@nukkad/contract/market/lead/lead-refund.api';
import { leadRefundStatuses } from '@nukkad/contract/market/lead/lead-refund.noun';
import { listAddress } from '@nukkad/lists/address';
import { heading, told } from '@nukkad/lists/columns';
import IconClaims from '@tabler/icons-react/dist/esm/icons/IconCoinOff.mjs';
import { RowButton, acts, badge, counted, moment } from '../../nouns/work-list/columns.tsx';
import { byStatus } from '../../nouns/work-list/fields.ts';
import { listPage } from '../../nouns/work-list/list-page.tsx';
import { t } from '../../platform/words.ts';
import { claimReasonWords, claimStatusWords } from './claim-words.ts';
import { DecideClaim } from './decide-claim.tsx';

const colours = { Waiting: 'haldi', Returned: 'peepal', Refused: 'gray', Withdrawn: 'gray' } as const;
const reasonOf = ({ reason }: OfficeLeadClaim) => (reason ? claimReasonWords[reason] : '');

/** Partners who say that the contact of a lead was wrong. */
export const LeadClaimsPage = listPage(listLeadClaims, {
  name: 'lead-claims',
  title: t('leadClaims.title', 'Lead claims'),
  about: t('leadClaims.about', 'Partners who unlocked a lead and say that its contact is wrong.'),
  address: listAddress(officeLeadClaimsQuery.shape, ['status'], {}),
  fields: [byStatus(leadRefundStatuses, claimStatusWords)],
  views: [{ id: 'waiting', name: claimStatusWords.Waiting, filters: { status: 'Waiting' } }],
  keyOf: ({ leadId }) => leadId,
  nameOf: ({ rfqNumber }) => rfqNumber,
  columns: ({ turnTo }) => [
    told('number', t('rfqs.number', 'Request'), ({ rfqNumber }) => rfqNumber, { ...heading, width: '9rem' }),
    told('partner', t('leadClaims.partner', 'Partner'), ({ companyName }) => companyName, { width: '11rem' }),
    told('reason', t('leadClaims.reason', 'Reason'), reasonOf, { width: '12rem' }),
    told('words', t('leadClaims.words', 'In the partner’s words'), ({ words }) => words),
    counted('credits', t('leadClaims.credits', 'Credits'), ({ credits }) => credits, { width: '5rem' }),
    badge(
      ({ status }) => claimStatusWords[status],
      ({ status }) => colours[status],
      { width: '9rem' },
    ),
    moment('asked', t('leadClaims.asked', 'Since'), ({ askedAt }) => askedAt, { width: '9rem' }),
    acts('6.25rem', ({ leadId, rfqNumber, can }) =>
      can.decide ? (
        <RowButton
          isMain
          label={t('leadClaims.reviewOf', 'Review claim for {{number}}', { number: rfqNumber })}
          onClick={() => turnTo(leadId)}
        >
          {t('common.review', 'Review')}
        </RowButton>
      ) : null,
    ),
  ],
  empty: {
    Icon: IconClaims,
    title: t('leadClaims.none', 'No claims yet'),
    words: t('leadClaims.noneAbout', 'They appear here when a partner can’t reach a customer.'),
  },
  opened: (claim, close) => claim.can.decide && <DecideClaim claim={claim} onClose={close} />,
});
