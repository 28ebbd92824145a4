import type { PriceQuote } from '@nukkad/contract/market/cart/quote.model';
import type { ServiceCard, ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { lazy, Suspense } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Section } from '../../../ui/page/section.tsx';
import { useNearView } from '../../../ui/browser/use-near-view.ts';
import { asksForNumber } from '../choice.ts';
import styles from './choice-form.module.css';
import { QuantityStepper } from './quantity-stepper.tsx';
import { ServiceQuestions } from './service-questions.tsx';
import type { Choice } from './use-choice.ts';

/**
 * No partner is named before the browser knows the place and the visitor scrolls near: this is not part of the first
 * load.
 */
const ChoiceLater = lazy(() => import('./choice-later.tsx').then((part) => ({ default: part.ChoiceLater })));

/** What the work is to be, how many, and by whom. Partners are asked for once the browser knows the place. */
export function ChoiceForm({
  service,
  choice,
  quoted,
  placeKey,
  cancelling,
}: {
  service: ServiceCard;
  choice: Choice;
  /** What the options add to the present choice; null: it is that of the card, whose options say it themselves. */
  quoted: PriceQuote['options'] | null;
  placeKey: string | null;
  cancelling: ServiceDetails['cancelling'];
}) {
  const { t } = useTranslation();
  const { quantity, optionIds } = choice.wanted.line;
  const prices = new Map(quoted?.map((option) => [option.optionId, option]));
  const { ref, near } = useNearView<HTMLDivElement>();
  return (
    <Section title={t('service.choose', 'Choose options')}>
      <div className={styles.form}>
        {choice.questions.some(({ options }) => options.some(({ priceToPay }) => priceToPay > 0)) && (
          <p className={styles.tax}>{t('question.tax', 'Prices include tax.')}</p>
        )}
        <ServiceQuestions
          questions={choice.questions}
          priceOf={(option) => {
            const { priceToPay, totalToPay } = prices.get(option.optionId) ?? option;
            return { adds: priceToPay, whole: totalToPay };
          }}
          quantity={quantity}
          chosen={optionIds}
          open={choice.named}
          lacking={
            choice.partner
              ? t('question.notWith', '{{name}} doesn’t offer this', { name: choice.partner.companyName })
              : t('question.notHere', 'Not offered near you')
          }
          onChange={choice.setOptionIds}
        />
        {!asksForNumber(choice.questions) && (
          <QuantityStepper value={quantity} onChange={choice.setQuantity} />
        )}
        <div ref={ref}>
          {near && placeKey !== null && (
            <Suspense>
              <ChoiceLater
                cancelling={cancelling}
                service={service}
                placeKey={placeKey}
                chosen={choice.partner}
                lackedBy={choice.lackedBy}
                onChoose={choice.setPartner}
              />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  );
}
