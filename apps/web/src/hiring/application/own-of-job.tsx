import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { useOwnOfJob } from './application.queries.ts';
import { nextInWords, statusInWords } from './own-words.ts';

/** How the own application for a job stands, with the way to it; where there is none, what everyone reads. */
export function OwnOfJob({ jobId, usual }: { jobId: string; usual: ReactNode }) {
  const voice = useTranslation();
  const { t } = voice;
  const own = useOwnOfJob(jobId).data;
  if (!own) return usual;
  return (
    <>
      <p>
        <strong>{statusInWords(t, own)}.</strong> {nextInWords(voice, own)}
      </p>
      {own.can.accept ? (
        <ButtonLink to={`/candidate/apply/${jobId}`} wide>
          {t('applied.accept', 'Accept and apply')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`/candidate/applications/${own.applicationId}`} wide tone="plain">
          {t('applied.see', 'View your application')}
        </ButtonLink>
      )}
    </>
  );
}
