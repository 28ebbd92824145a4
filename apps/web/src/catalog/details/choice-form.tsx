import type { ServiceCard } from '@nukkad/contract/catalog/catalog.model';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Section } from '../../ui/section.tsx';
import { useNearView } from '../../ui/use-near-view.ts';
import { asksForNumber } from '../choice.ts';
import styles from './choice-form.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import type { Choice } from './use-choice.ts';

/** Nobody is named before the browser knows the place and the visitor comes near: it is no part of the first load. */
const PartnerChoice = lazy(() =>
  import('./partner-choice.tsx').then((part) => ({ default: part.PartnerChoice })),
);

/** What the work is to be, how many, and by whom. Partners are asked for once the browser knows the place. */
export function ChoiceForm({
  service,
  choice,
  placeKey,
}: {
  service: ServiceCard;
  choice: Choice;
  placeKey: string | null;
}) {
  const { t } = useTranslation();
  const { ref, near } = useNearView<HTMLDivElement>();
  return (
    <Section title={t('service.choose', 'Choose options')}>
      <div className={styles.form}>
        <ServiceQuestions
          questions={choice.questions}
          base={choice.base}
          chosen={choice.wanted.line.optionIds}
          open={choice.named}
          onChange={choice.setOptionIds}
        />
        {!asksForNumber(choice.questions) && (
          <QuantityStepper value={choice.wanted.line.quantity} onChange={choice.setQuantity} />
        )}
        <div ref={ref}>
          {near && placeKey !== null && (
            <Suspense>
              <PartnerChoice
                service={service}
                placeKey={placeKey}
                chosen={choice.partner}
                onChoose={choice.setPartner}
              />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  );
}
