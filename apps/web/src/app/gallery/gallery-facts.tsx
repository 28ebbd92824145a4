import { requestStatuses } from '@nukkad/contract/market/booking/booking.model';
import { StatusBadge } from '../../nouns/booking/status-badge.tsx';
import { PriceTable } from '../../nouns/price/price-table.tsx';
import { Avatar } from '../../ui/mark/avatar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime, TimeAgo } from '../../ui/time/date-time.tsx';
import { Duration } from '../../ui/time/duration.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Rating } from '../../ui/mark/rating.tsx';
import { Section } from '../../ui/page/section.tsx';
import { Timeline } from '../../ui/chart/timeline.tsx';
import { Grid, Row } from '../../ui/page/parts.tsx';
import { price, steps } from './gallery-samples.ts';

export function GalleryFacts() {
  return (
    <>
      <Section title="Statuses">
        <Row gap={0.75} align="center">
          {requestStatuses.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </Row>
      </Section>
      <Section title="Facts" lead="Money, DateTime, TimeAgo, Duration, Rating, Avatar">
        <Row gap={0.75} align="center">
          <Money paise={12_345_600} strong />
          <Money paise={49_950} />
          <DateTime at="2026-11-20T18:29:00.000Z" />
          <DateTime at="2026-11-20T18:29:00.000Z" as="day" />
          <TimeAgo at={new Date(Date.now() - 130_000).toISOString()} />
          <Duration minutes={45} />
          <Duration minutes={150} />
          <Duration minutes={2160} />
          <Rating value={4.8} count={12_840} />
          <Rating value={null} />
          {['Meena Rao', 'Imran', 'Asha Kumari Devi', 'रवि शर्मा'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </Row>
      </Section>
      <Section title="Price table and timeline">
        <Grid least={17} gap={1} keepsRoom>
          <Card>
            <PriceTable price={price} />
          </Card>
          <Card>
            <Timeline steps={steps} />
          </Card>
        </Grid>
      </Section>
    </>
  );
}
