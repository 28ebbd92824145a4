import { lazy, type ReactNode, Suspense } from 'react';
import {
  currentLocation,
  locationParameters,
  placeName,
  useServiceLocation,
} from '../../../platform/location/location-store.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Page } from '../../../ui/page/page.tsx';
import { useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import type { Wanted } from '../choice.ts';
import type { ServiceData } from '../load-service.ts';
import { ServiceRow } from '../service-row.tsx';
import { BuyBar } from './buy-bar.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { CityLinks } from './city-links.tsx';
import { ServiceContents } from './service-contents.tsx';
import { ServiceHead } from './service-head.tsx';
import styles from './service-page.module.css';
import { useAddAfterPlace } from './use-add-after-place.ts';
import { useChoice } from './use-choice.ts';
import { useChoiceQuote } from './use-choice-quote.ts';

const ChoiceQuote = lazy(() => import('./choice-quote.tsx').then((part) => ({ default: part.ChoiceQuote })));

function goToQuestion(questionId: string) {
  const question = document.getElementById(`question-${questionId}`);
  question?.scrollIntoView({ block: 'center' });
  question?.querySelector('input')?.focus({ preventScroll: true });
}

/** One service: description, price, questions and partners. `onAdd` puts the choice into the cart. */
export function ServicePage({
  data: { details, related },
  onAdd,
  busy,
  noPartner,
  reviews,
}: {
  data: ServiceData;
  /** Shown instead of the choice where no partner does the service. */
  noPartner: ReactNode;
  /** What customers say of it. */
  reviews: ReactNode;
  onAdd: (wanted: Wanted) => void;
  busy: boolean;
}) {
  const { t } = useTranslation();
  const location = useServiceLocation();
  const picker = useUrlDialog('location');
  const choice = useChoice(details);
  const quoted = useChoiceQuote(choice.wanted, details.questions);
  const { service, serviceable } = details;
  const place = location && placeName(location);
  const adding = useAddAfterPlace({
    details,
    total: quoted.quote?.price.totalCheckoutValue ?? service.priceToPay,
    stale: quoted.stale,
    picker,
    onAdd: () => onAdd(choice.wanted),
  });
  const buy = () => {
    const open = choice.check();
    const chosen = currentLocation();
    if (open) goToQuestion(open.questionId);
    // A place is asked for where it decides (specification section 2), and a guessed one decides nothing.
    else if (chosen === null || chosen.guessed) adding.ask();
    else onAdd(choice.wanted);
  };
  return (
    <Page>
      <div className={styles.columns}>
        <div className={styles.main}>
          <ServiceHead
            service={service}
            description={details.description}
            missingAt={serviceable ? null : place}
          />
          {!serviceable && place && <Suspense>{noPartner}</Suspense>}
          <ServiceContents includes={details.includes} excludes={details.excludes} />
          {serviceable && (
            <ChoiceForm
              service={service}
              choice={choice}
              quoted={quoted.quote?.options ?? null}
              placeKey={location && JSON.stringify(locationParameters(location))}
              cancelling={details.cancelling}
            />
          )}
        </div>
        {quoted.asked && (
          <Suspense>
            <ChoiceQuote wanted={choice.wanted} onAnswer={quoted.keep} />
          </Suspense>
        )}
        {serviceable && (
          <BuyBar
            quoted={quoted}
            minutes={choice.minutes}
            first={service.priceToPay}
            rises={service.rises}
            who={choice.partner?.companyName ?? null}
            busy={busy}
            before={adding.before}
            onBuy={buy}
          />
        )}
        {/* After the button: who comes by keyboard need not walk through every other service first. */}
        <div className={styles.others}>
          {reviews}
          <ServiceRow
            inset
            title={t('service.related', 'More in this category')}
            services={related}
            place={place}
          />
          <CityLinks details={details} />
        </div>
      </div>
    </Page>
  );
}
