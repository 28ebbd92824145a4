import type { JobStanding } from '@nukkad/contract/hiring/job/job.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { standingTone, standingWords } from './job-words.ts';

/** How a job of one's own is now. */
export function StandingPill({ standing }: { standing: JobStanding }) {
  const { t } = useTranslation();
  return <StatePill tone={standingTone[standing]}>{standingWords[standing](t)}</StatePill>;
}
