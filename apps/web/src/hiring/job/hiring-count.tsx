import { countHiring } from '@nukkad/contract/hiring/application/application.api';
import { useApplicationLive } from '../../nouns/application/use-application-live.ts';
import { useAsked } from '../../platform/api/asked.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { NavCount } from '../../ui/page/nav-count.tsx';

/** Applicants of all jobs who wait for an answer, beside the way to them. */
export function HiringCount() {
  const { plural } = useTranslation();
  useApplicationLive();
  const count = useAsked(countHiring).data?.applicants ?? 0;
  return (
    <NavCount
      count={count}
      words={plural('posting.nav.waiting', count, {
        one: '{{count}} applicant waiting',
        other: '{{count}} applicants waiting',
      })}
    />
  );
}
