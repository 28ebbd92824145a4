import { questionsWith } from '@nukkad/contract/market/catalog/answer.price';
import type { ServiceDetails, ServiceQuestion } from '@nukkad/contract/market/catalog/catalog.model';
import type { OwnAnswer, PartnerService } from '@nukkad/contract/market/catalog/partner-service.api';
import { useEffect, useState } from 'react';
import { CategoryStamp } from '../../../nouns/category/category-stamp.tsx';
import { PriceTable } from '../../../nouns/price/price-table.tsx';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Duration } from '../../../ui/time/duration.tsx';
import { formatMoney } from '../../../ui/mark/money.tsx';
import { PriceSkeleton } from '../../../ui/state/skeletons.tsx';
import { askable, firstOptions, offeredOf, openQuestions } from '../choice.ts';
import { ServiceQuestions } from '../details/service-questions.tsx';
import { PriceFrom } from '../price-from.tsx';
import { Note, Row, Stack, Text } from '../../../ui/page/parts.tsx';
import styles from './partner-service.module.css';
import { usePricePreview, type useServiceDetails } from './partner-service.queries.ts';

interface Shown {
  readonly row: PartnerService;
  /** Null: no price that could be saved is typed. */
  readonly price: number | null;
  readonly minutes: number | null;
  /** Own terms as they would be saved. */
  readonly answers: readonly OwnAnswer[];
}

const pauseMs = 300;

interface Asked {
  readonly price: number | null;
  readonly answers: readonly OwnAnswer[];
}

/** The terms after a pause in typing, so that not every digit causes a call. */
function useSettled(price: number | null, answers: readonly OwnAnswer[]): Asked {
  const typed = JSON.stringify(answers);
  const [settled, setSettled] = useState<Asked>({ price, answers });
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled({ price, answers: JSON.parse(typed) as readonly OwnAnswer[] }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [price, typed]);
  return settled;
}

type Preview = ReturnType<typeof usePricePreview>;

/** The bill of a customer nearby at the typed price, computed by the server. */
function Bill({ price, preview }: { price: number | null; preview: Preview }) {
  const { t, locale } = useTranslation();
  if (price === null) return <Note>{t('offer.preview.none', 'Enter a price to see the total.')}</Note>;
  if (preview.error) return <Note role="alert">{preview.error.message}</Note>;
  if (!preview.data) return <PriceSkeleton />;
  const { cityPrice } = preview.data;
  return (
    <Stack aria-busy={preview.isPlaceholderData || undefined} gap={0.75} narrows>
      {cityPrice !== null && (
        <p className={styles.warning}>
          {t('offer.preview.city', 'In your city, everyone charges {{price}} before tax for this.', {
            price: formatMoney(cityPrice, locale),
          })}
        </p>
      )}
      <PriceTable price={preview.data.price} />
      <Note>{t('offer.preview.where', 'For a nearby customer, outside busy hours, without an offer.')}</Note>
    </Stack>
  );
}

/** The card of a list; `toPay`: with tax and fees, null: not known yet. */
function PreviewCard({
  row,
  toPay,
  minutes,
  about,
}: Pick<Shown, 'row' | 'minutes'> & { toPay: number | null; about: string | undefined }) {
  return (
    <div className={styles.card}>
      <CategoryStamp id={row.categoryImage} size={56} />
      <div className={styles.words}>
        <strong>{row.name}</strong>
        {about && <Text tone="quiet">{about}</Text>}
        <Row as="span" gap={[0.25, 0.85]} align="baseline">
          {toPay !== null && <PriceFrom paise={toPay} unit={row.unit} />}
          {minutes !== null && <Duration minutes={minutes} />}
        </Row>
      </div>
    </div>
  );
}

/** Card, questions and bill at the typed terms; every price is the server's, with tax and fees. */
function ShownService({ row, price, minutes, answers, details }: Shown & { details: ServiceDetails }) {
  const { t } = useTranslation();
  const base = price ?? row.usual.typical;
  const questions = askable(questionsWith(details.questions, { price: base, answers: [...answers] }));
  const [picked, setPicked] = useState(() => firstAnswers(questions));
  const optionIds = offeredOf(questions, picked);
  const open = new Set(openQuestions(questions, optionIds).map(({ questionId }) => questionId));
  const asked = useSettled(open.size === 0 ? price : null, answers);
  const preview = usePricePreview({ serviceId: row.serviceId, ...asked, optionIds });
  const known = price === null ? undefined : preview.data;
  const prices = new Map(known?.options.map((option) => [option.optionId, option]));
  return (
    <>
      <PreviewCard
        row={row}
        minutes={minutes}
        toPay={known?.priceToPay ?? null}
        about={details.service.shortDescription}
      />
      {questions.length > 0 && (
        <Note>
          {t(
            'offer.preview.answers',
            'Customers see these questions. Try them to see what each option adds, with tax.',
          )}
        </Note>
      )}
      <ServiceQuestions
        questions={questions}
        priceOf={({ optionId }) => {
          const option = prices.get(optionId);
          return option ? { adds: option.priceToPay, whole: option.totalToPay } : null;
        }}
        chosen={optionIds}
        open={open}
        lacking={t('offer.preview.off', 'You don’t offer this')}
        onChange={setPicked}
      />
      {open.size === 0 && <Bill price={price} preview={preview} />}
    </>
  );
}

/** As the page begins; what must be answered is answered, so that there is a total. */
function firstAnswers(questions: readonly ServiceQuestion[]): string[] {
  const given = firstOptions(questions);
  const first = openQuestions(questions, given).flatMap(
    ({ options }) => options.find(({ offered }) => offered)?.optionId ?? [],
  );
  return [...given, ...first];
}

/** The service as a customer meets it: card, questions with their prices, and the total. */
export function PartnerServicePreview({
  details,
  ...shown
}: Shown & { details: ReturnType<typeof useServiceDetails> }) {
  const { t } = useTranslation();
  const { row, minutes } = shown;
  return (
    <section className={styles.preview} aria-labelledby="offer-preview">
      <h3 id="offer-preview">{t('offer.preview', 'What customers see')}</h3>
      {details.data ? (
        <ShownService key={row.serviceId} {...shown} details={details.data} />
      ) : (
        <>
          <PreviewCard row={row} minutes={minutes} toPay={null} about={undefined} />
          {details.error ? <Note role="alert">{details.error.message}</Note> : <PriceSkeleton />}
        </>
      )}
    </section>
  );
}
