import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';
import { useEnquiryCount } from './enquiry.queries.ts';

/** What the other side wrote and no one here has read, beside the way to the enquiries. */
export function EnquiryCount() {
  const { plural } = useTranslation();
  const count = useEnquiryCount().data?.unread ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('enquiry.unreadCount', count, {
        one: '{{count}} unread enquiry',
        other: '{{count}} unread enquiries',
      })}
    />
  );
}
