import type { getOfficePartner } from '@nukkad/contract/market/partnership/office-partner.api';
import type { EndpointOutput } from '@nukkad/contract/kernel/endpoint';
import { t } from '../../platform/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Panel } from '../../ui/panel.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';

/** How large a partner is, and how much it has done. */
export function PartnerSummary({
  story: { partner, counts },
}: {
  story: EndpointOutput<typeof getOfficePartner>;
}) {
  const none = t('partners.noneSet', 'None');
  return (
    <Panel title={t('partners.summary', 'At a glance')} beside={<StatusBadge status={partner.status} />}>
      <Facts
        columns={{ base: 2, sm: 3, md: 5 }}
        facts={[
          [t('partners.joined', 'Joined'), <Moment key="joined" at={partner.createdAt} />],
          [t('review.city', 'City'), partner.city || none],
          [t('partners.owner', 'Owner'), partner.owner.fullName || t('common.noName', 'No name')],
          [t('partners.mobile', 'Mobile'), partner.owner.maskedNumber || none],
          [t('common.categories', 'Categories'), partner.categories.join(', ') || none],
          [t('common.services', 'Services'), partner.services],
          [t('partners.team', 'Team members'), counts.people],
          [t('partners.professionals', 'Professionals'), counts.professionals],
          [t('partners.scheduled', 'Scheduled bookings'), counts.scheduled],
          [t('partners.inProgress', 'Ongoing'), counts.inProgress],
          [t('partners.completed', 'Completed'), counts.completed],
          [t('partners.cancelled', 'Cancelled'), counts.cancelled],
          [t('partners.jobsDone', 'Jobs done'), partner.jobsDone],
          [t('partners.rating', 'Rating'), partner.rating ?? t('partners.notRated', 'Not rated yet')],
        ]}
      />
    </Panel>
  );
}
