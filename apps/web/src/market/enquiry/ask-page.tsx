import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { locationParameters, placeName, useServiceLocation } from '../../platform/location/location-store.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Page } from '../../ui/page/page.tsx';
import { FormSkeleton } from '../../ui/state/skeletons.tsx';
import { AskForm } from './ask-form.tsx';
import { useAskable } from './enquiry.queries.ts';

function Asking({ serviceId, placeKey }: { serviceId: string; placeKey: string }) {
  const { t } = useTranslation();
  const back = (
    <ButtonLink to={`/services/${serviceId}`} tone="plain">
      {t('enquiry.back', 'Back to the service')}
    </ButtonLink>
  );
  return (
    <Loaded query={useAskable(serviceId, placeKey)} waiting={<FormSkeleton />} away={back}>
      {({ service, partners }) =>
        partners.length > 0 ? (
          <AskForm service={service} partners={partners} />
        ) : (
          <EmptyState
            scene="place"
            title={t('enquiry.noPartner', 'No partner to ask here yet')}
            action={back}
          >
            {t('enquiry.noPartner.words', 'No partner offers this service at your place yet.')}
          </EmptyState>
        )
      }
    </Loaded>
  );
}

/** A question about one service at the chosen place. */
export function AskPage({ serviceId }: { serviceId: string }) {
  const { t } = useTranslation();
  const location = useServiceLocation();
  const service = `/services/${serviceId}`;
  return (
    <Page
      title={t('enquiry.ask', 'Ask a question')}
      lead={t('enquiry.ask.lead', 'Partners answer before you book. Asking is free.')}
      back={{ to: service, label: t('enquiry.back', 'Back to the service') }}
      narrow
    >
      {location ? (
        <>
          <p>{t('enquiry.where', 'For {{place}}', { place: placeName(location) })}</p>
          <Asking serviceId={serviceId} placeKey={JSON.stringify(locationParameters(location))} />
        </>
      ) : (
        <EmptyState
          scene="place"
          title={t('enquiry.noPlace', 'Choose your place first')}
          action={<ButtonLink to={service}>{t('enquiry.back', 'Back to the service')}</ButtonLink>}
        >
          {t('enquiry.noPlace.words', 'We show the partners there once you choose a place.')}
        </EmptyState>
      )}
    </Page>
  );
}
