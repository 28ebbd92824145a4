import { countRfqTabs } from '@nukkad/contract/market/rfq/rfq.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';

/** Requests that wait for an answer, beside the way to them. */
export function LeadCount() {
  const { plural } = useTranslation();
  const count = useAsked(countRfqTabs).data?.fresh ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('lead.freshCount', count, { one: '{{count}} new lead', other: '{{count}} new leads' })}
    />
  );
}
