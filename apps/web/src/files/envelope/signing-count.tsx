import { listReceivedEnvelopes } from '@nukkad/contract/files/envelope/envelope.api';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';

/** Documents that this person is asked to sign now, beside the way to them. */
export function SigningCount() {
  const { plural } = useTranslation();
  const { data } = useAsked(listReceivedEnvelopes, { query: { state: 'todo', limit: 1, count: 'true' } });
  const count = data?.total?.count ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('signing.nav.todo', count, {
        one: '{{count}} document to sign',
        other: '{{count}} documents to sign',
      })}
    />
  );
}
