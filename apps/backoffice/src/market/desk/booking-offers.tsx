import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { DeskBooking } from '@nukkad/contract/market/desk/desk.model';
import { Link } from 'react-router';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { answerWords, outcomeWords } from './desk-words.ts';

function Proposals({ booking: { proposals } }: { booking: DeskBooking }) {
  return (
    <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {proposals.map(({ proposalId, by, startsAt, status, fee }) => (
        <li key={proposalId}>
          <Text size="sm">
            {by === 'customer'
              ? t('desk.customerAsked', 'The customer asked for')
              : t('desk.partnerAsked', 'The partner asked for')}{' '}
            <Moment at={startsAt} />
            {fee > 0 ? `, ${t('desk.charge', 'charge {{fee}}', { fee: inRupees(fee) })}` : ''}:{' '}
            {outcomeWords(status)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

/** Whom it was offered to, what they said, and which other times were asked for. */
export function BookingOffers({ booking }: { booking: DeskBooking }) {
  const { offers, proposals } = booking;
  return (
    <Panel title={t('desk.offers', 'Offers to partners')}>
      {offers.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('desk.noOffers', 'No partner was asked yet.')}
        </Text>
      ) : null}
      <Stack gap="sm" component="ol" m={0} p={0} style={{ listStyle: 'none' }}>
        {offers.map((offer) => (
          <li key={offer.offerId}>
            <Group gap="xs">
              <Anchor component={Link} to={`/partners/${offer.organisationId}`} size="sm" fw={650}>
                {offer.companyName}
              </Anchor>
              <Text size="sm">{answerWords(offer.answer)}</Text>
            </Group>
            <Text size="xs" c="dimmed">
              {t('desk.asked', 'Asked')} <Moment at={offer.offeredAt} />
              {offer.answeredAt ? (
                <>
                  {' · '}
                  {t('desk.answered', 'answered')} <Moment at={offer.answeredAt} />
                </>
              ) : null}
            </Text>
          </li>
        ))}
      </Stack>
      {proposals.length > 0 ? <Proposals booking={booking} /> : null}
    </Panel>
  );
}
