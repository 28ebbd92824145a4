import type { EnquiryMessage } from '@nukkad/contract/market/enquiry/enquiry.model';
import type { EnquirySide } from '@nukkad/contract/market/enquiry/enquiry.noun';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { EnquiryTalk } from './enquiry-talk.tsx';
import { useEnquiry } from './enquiry.queries.ts';

/** One enquiry as its side sees it, with the way back to the list. */
export function EnquiryPage({
  enquiryId,
  side,
  actOf,
}: {
  enquiryId: string;
  side: EnquirySide;
  actOf?: (suggestion: NonNullable<EnquiryMessage['suggestion']>, organisationId: string) => ReactNode;
}) {
  const { t } = useTranslation();
  const query = useEnquiry(enquiryId);
  const [newest] = query.data?.pages ?? [];
  const list =
    side === 'customer'
      ? { to: '/buyer/enquiries', label: t('enquiry.title', 'Your enquiries') }
      : { to: '/consultant-service/enquiries', label: t('enquiry.places', 'Enquiries') };
  const name = side === 'customer' ? newest?.enquiry.companyName : newest?.enquiry.customerName;
  return (
    <Page title={name ? <span translate="no">{name}</span> : list.label} back={list} narrow>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={list.to} tone="plain">
            {list.label}
          </ButtonLink>
        }
      >
        {({ pages }) => {
          const enquiry = pages[0]?.enquiry;
          return (
            enquiry && (
              <EnquiryTalk
                enquiry={enquiry}
                messages={pages.flatMap(({ items }) => items)}
                side={side}
                talk={query}
                {...(actOf && { actOf: (suggestion) => actOf(suggestion, enquiry.organisationId) })}
              />
            )
          );
        }}
      </Loaded>
    </Page>
  );
}
