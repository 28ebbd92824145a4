import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { readOfficeDispute, type OfficeDispute } from '@nukkad/contract/market/dispute/dispute-office.api';
import { Link, useParams } from 'react-router';
import { moneyRows } from '../../nouns/payment/money-rows.ts';
import { useAsked } from '../../platform/asked.ts';
import { inRupees } from '../../platform/money.ts';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { momentWords } from '../../ui/moment-words.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ErrorNotice, LoadingSkeleton } from '../../ui/query-states.tsx';
import { statusWords } from '../../ui/status-badge.tsx';
import { useFilter } from '../../ui/use-filter.ts';
import { DecideDisputeForm } from './decide-dispute-form.tsx';
import { DisputeAssignment } from './dispute-assignment.tsx';
import { bearerWords, kindWords, outcomeWords, stateWords, requestWords } from './dispute-words.ts';
import { SecondAdmin } from './second-admin.tsx';

/** One dispute with its whole story, and the decision. */
export function DisputePage() {
  const { disputeId = '' } = useParams();
  const { data: story, error, refetch } = useAsked(readOfficeDispute, { params: { disputeId } });
  return (
    <PageFrame
      title={story?.booking.bookingNumber ?? t('dispute.one', 'Dispute')}
      back={{ to: '/disputes', label: t('dispute.back', 'Back to disputes') }}
    >
      {error ? <ErrorNotice error={error} again={() => void refetch()} /> : null}
      {!story && !error ? <LoadingSkeleton /> : null}
      {story ? <Story story={story} /> : null}
    </PageFrame>
  );
}

function Story({ story }: { story: OfficeDispute }) {
  const [{ dialog }, change] = useFilter(['dialog']);
  const { dispute, proposal } = story;
  return (
    <Stack gap="md">
      <Panel
        title={`${kindWords[dispute.kind]} · ${requestWords[dispute.request]}`}
        beside={<Text fw={650}>{stateWords[dispute.status]}</Text>}
      >
        {proposal ? <SecondAdmin story={story} proposal={proposal} /> : null}
        <Decided dispute={dispute} />
        {dispute.status === 'decided' ? null : <DisputeAssignment story={story} />}
        {story.mayDecide ? (
          <Group>
            <Button onClick={() => change({ dialog: 'decide' })}>{t('dispute.decide', 'Decide')}</Button>
          </Group>
        ) : null}
        {dispute.status === 'open' && !story.mayDecide ? (
          <Text size="sm" c="dimmed">
            {t('dispute.waits', 'The partner can answer until {{when}}. Then you decide.', {
              when: momentWords(dispute.answerBefore),
            })}
          </Text>
        ) : null}
      </Panel>
      <Evidence story={story} />
      <Job story={story} />
      <Money story={story} />
      <Earlier story={story} />
      {dialog === 'decide' && story.mayDecide ? (
        <DecideDisputeForm story={story} onClose={() => change({ dialog: '' })} />
      ) : null}
    </Stack>
  );
}

function Decided({ dispute: { decision, rework } }: Pick<OfficeDispute, 'dispute'>) {
  if (!decision) return null;
  return (
    <Facts
      facts={[
        [t('dispute.outcome', 'Outcome'), outcomeWords[decision.outcome]],
        ...(decision.amount === null
          ? []
          : [[t('dispute.change.amount', 'Refund'), inRupees(decision.amount)] as const]),
        ...(decision.bornBy === null
          ? []
          : [[t('dispute.bornBy', 'Who bears it'), bearerWords[decision.bornBy]] as const]),
        [t('dispute.decidedAt', 'Decided'), momentWords(decision.at)],
        [t('dispute.reason.short', 'Reason'), decision.reason || t('dispute.agreed', 'Offer accepted')],
        ...(rework?.booking
          ? [[t('dispute.reworkBooking', 'Rework booking'), rework.booking.bookingNumber] as const]
          : []),
      ]}
    />
  );
}

const imageSize = 112;

function Photos({ urls }: { urls: readonly { readonly photoId: string; readonly url: string }[] }) {
  if (urls.length === 0) return null;
  return (
    <Group gap="xs">
      {urls.map(({ photoId, url }) => (
        <a key={photoId} href={url} target="_blank" rel="noreferrer">
          <img
            src={url}
            width={imageSize}
            height={imageSize}
            loading="lazy"
            alt={t('dispute.photo', 'Photo')}
            style={{ objectFit: 'cover', borderRadius: 8 }}
          />
        </a>
      ))}
    </Group>
  );
}

function Evidence({ story: { dispute, booking } }: { story: OfficeDispute }) {
  const of = (side: 'customer' | 'partner') => dispute.photos.filter((photo) => photo.side === side);
  return (
    <>
      <Panel title={t('dispute.says.customer', 'Customer: {{name}}', { name: booking.customerName })}>
        <Text style={{ whiteSpace: 'pre-line' }}>{dispute.words}</Text>
        <Photos urls={of('customer')} />
      </Panel>
      <Panel title={t('dispute.says.partner', 'Partner: {{name}}', { name: booking.companyName })}>
        <Text style={{ whiteSpace: 'pre-line' }}>
          {dispute.answer?.words ?? t('dispute.noAnswer', 'No answer yet')}
        </Text>
        {dispute.offer ? (
          <Text fw={650}>
            {t('dispute.offers', 'Offers: {{what}}', {
              what:
                dispute.offer.amount === null
                  ? outcomeWords[dispute.offer.kind]
                  : `${outcomeWords[dispute.offer.kind]} ${inRupees(dispute.offer.amount)}`,
            })}
          </Text>
        ) : null}
        <Photos urls={of('partner')} />
      </Panel>
    </>
  );
}

function Job({ story: { booking } }: { story: OfficeDispute }) {
  return (
    <Panel title={t('dispute.job', 'The job')} beside={<Text size="sm">{statusWords(booking.status)}</Text>}>
      <Facts
        facts={[
          [t('dispute.services', 'Services'), booking.lines.map((line) => line.name).join(', ')],
          [t('dispute.visit', 'Visit'), momentWords(booking.startsAt)],
          [t('dispute.finished', 'Finished'), booking.completedAt ? momentWords(booking.completedAt) : ''],
          [t('dispute.professional', 'Professional'), booking.professionalName ?? ''],
          [t('dispute.locality', 'Locality'), booking.locality],
          [
            t('dispute.people', 'People'),
            <Group key="people" gap="sm">
              <Anchor component={Link} to={`/people/${booking.customerId}`} size="sm">
                {booking.customerName}
              </Anchor>
              <Anchor component={Link} to={`/partners/${booking.organisationId}`} size="sm">
                {booking.companyName}
              </Anchor>
            </Group>,
          ],
        ]}
      />
      <Stack gap={2} component="ol" m={0} pl="lg">
        {booking.timeline.map((event) => (
          <Text component="li" size="sm" key={`${event.at} ${event.note}`}>
            {momentWords(event.at)} · {statusWords(event.status)} · {event.by}
          </Text>
        ))}
      </Stack>
      <Photos urls={booking.photos} />
    </Panel>
  );
}

function Money({ story: { booking } }: { story: OfficeDispute }) {
  return (
    <Panel
      title={t('dispute.money', 'Money')}
      beside={
        <Anchor component={Link} to={`/bookings/${booking.bookingId}`} size="sm">
          {t('dispute.bookingStory', 'Story of the booking')}
        </Anchor>
      }
    >
      <Facts
        facts={[
          [t('dispute.bill', 'Bill'), inRupees(booking.bill)],
          ...moneyRows(booking.money).map(([name, paise]) => [name, inRupees(paise)] as const),
          [t('dispute.mostRefund', 'Refund at most'), inRupees(booking.mostRefund)],
          [t('dispute.invoice', 'Invoice'), booking.invoiceNumber ?? ''],
        ]}
      />
      {booking.paymentMode === 'cash' && booking.mostRefund > 0 ? (
        <Text size="sm" c="dimmed">
          {t('dispute.cash', 'Paid in cash: the customer chooses an account or credit for what goes back.')}
        </Text>
      ) : null}
    </Panel>
  );
}

function Earlier({ story: { earlier } }: { story: OfficeDispute }) {
  const line = (one: OfficeDispute['earlier']['customer'][number]) => (
    <Text size="sm" key={one.disputeId}>
      <Anchor component={Link} to={`/disputes/${one.disputeId}`} size="sm" underline="always" translate="no">
        {one.bookingNumber}
      </Anchor>
      {` · ${momentWords(one.openedAt)} · ${kindWords[one.kind]} · ${one.outcome ? outcomeWords[one.outcome] : stateWords[one.status]}`}
    </Text>
  );
  const none = <Text size="sm">{t('dispute.earlier.none', 'None')}</Text>;
  return (
    <Panel title={t('dispute.earlier', 'Other disputes')}>
      <Facts
        columns={{ base: 1, md: 2 }}
        facts={[
          [
            t('dispute.earlier.customer', 'Of this customer'),
            earlier.customer.length ? earlier.customer.map(line) : none,
          ],
          [
            t('dispute.earlier.partner', 'Of this partner'),
            earlier.partner.length ? earlier.partner.map(line) : none,
          ],
        ]}
      />
    </Panel>
  );
}
