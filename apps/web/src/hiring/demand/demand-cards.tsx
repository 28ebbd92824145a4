import { listUnservedDemand } from '@nukkad/contract/hiring/demand/demand.api';
import { demandDays, type UnservedDemand } from '@nukkad/contract/hiring/demand/demand.model';
import { usePages } from '../../platform/api/pages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { CardList } from '../../ui/page/card-list.tsx';
import { Card } from '../../ui/page/card.tsx';
import { LoadMore } from '../../ui/page/load-more.tsx';
import { CardHead, Note, Row } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ButtonLink } from '../../ui/press/button-link.tsx';

/** What was missed, a part for each kind of which there was any. */
function usePartsOf({ refused, forwarded, waiting }: UnservedDemand): readonly string[] {
  const { plural } = useTranslation();
  return [
    refused > 0 &&
      plural('demand.refused', refused, {
        one: '{{count}} booking rejected, as no one was free',
        other: '{{count}} bookings rejected, as no one was free',
      }),
    forwarded > 0 &&
      plural('demand.forwarded', forwarded, {
        one: '{{count}} booking not answered in time',
        other: '{{count}} bookings not answered in time',
      }),
    waiting > 0 &&
      plural('demand.waiting', waiting, {
        one: '{{count}} person waiting for this service',
        other: '{{count}} people waiting for this service',
      }),
  ].filter((part) => part !== false);
}

function DemandCard({ demand }: { demand: UnservedDemand }) {
  const { t } = useTranslation();
  const { jobId, tradeName, locality, pincode } = demand;
  const parts = usePartsOf(demand);
  return (
    <Card as="li" quiet>
      <CardHead>
        <h3>
          {t('demand.heading', '{{trade}} in {{place}}', { trade: tradeName, place: locality || pincode })}
        </h3>
      </CardHead>
      <Note above={0.25}>{parts.join(' · ')}</Note>
      <Row gap={0.5} above={0.75}>
        <ButtonLink to={`/hire-talent/jobs/${jobId}`} tone="plain">
          {t('demand.open', 'Check the draft')}
        </ButtonLink>
      </Row>
    </Card>
  );
}

/** Work that the business missed for want of people, each with the draft of a job; nothing while there is none. */
export function DemandCards() {
  const { t } = useTranslation();
  const list = usePages(listUnservedDemand, { limit: 3 });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (items.length === 0) return null;
  return (
    <Section
      title={t('demand.title', 'Work you missed')}
      lead={t(
        'demand.lead',
        'In {{days}} days customers asked for more than your team could do. We drafted these jobs for you.',
        { days: demandDays },
      )}
    >
      <CardList>
        {items.map((demand) => (
          <DemandCard key={demand.demandId} demand={demand} />
        ))}
      </CardList>
      <LoadMore infinite={list} shown={items.length} />
    </Section>
  );
}
