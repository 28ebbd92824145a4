import type { ComparedOffer, Comparison } from '@nukkad/contract/market/quote/comparison.model';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Translate } from '../../platform/i18n/i18n.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { Page } from '../../ui/page/page.tsx';
import { StatePill } from '../../ui/state/state-pill.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AwardDialog } from './award-dialog.tsx';
import { FinishAwardDialog } from './finish-award-dialog.tsx';
import { Section } from '../../ui/page/section.tsx';
import { DetailSkeleton } from '../../ui/state/skeletons.tsx';
import { LeastTotal } from './least-total.tsx';
import { useComparison } from './quote.queries.ts';
import { awardWords, durationWords, monthWords } from './quote-words.ts';
import styles from './quote.module.css';

const Day = ({ day }: { day: string | null }) =>
  day ? <DateTime at={`${day}T06:30:00.000Z`} as="day" /> : <>–</>;

function Table({
  of,
  label,
  rows,
}: {
  of: Comparison;
  label: string;
  rows: readonly { readonly term: string; readonly cells: readonly ReactNode[] }[];
}) {
  return (
    // It scrolls to the side on a phone, so the keyboard has to reach it.
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {of.offers.map(({ leadId, companyName }) => (
              <th key={leadId} scope="col">
                <Link to={`/buyer/quotes/${of.rfqId}/offers/${leadId}`} translate="no">
                  {companyName}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, cells }, index) => (
            <tr key={`${index} ${term}`}>
              <th scope="row">{term}</th>
              {cells.map((cell, at) => (
                <td key={of.offers[at]?.leadId}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AwardActs({ of: { offers, can } }: { of: Comparison }) {
  const { t } = useTranslation();
  const award = useDialogLink('award');
  const finish = useDialogLink('finish');
  return (
    <div className={styles.acts}>
      {can.award && offers.some((offer) => offer.can.award) && (
        <ButtonLink {...award} tone="plain">
          {t('offers.award.open', 'Divide between partners')}
        </ButtonLink>
      )}
      {can.finish && (
        <ButtonLink {...finish} tone="plain">
          {t('offers.award.finish', 'Close request')}
        </ButtonLink>
      )}
    </div>
  );
}

const mostWords = (t: Translate, offers: readonly ComparedOffer[]) =>
  offers.some(({ hasAlternatives }) => hasAlternatives)
    ? t('offers.total.most', 'Total at most')
    : t('offers.total.with', 'Total with all optional lines');

function Compared({ of }: { of: Comparison }) {
  const voice = useTranslation();
  const { t } = voice;
  const row = (term: string, cell: (offer: ComparedOffer) => ReactNode) => ({
    term,
    cells: of.offers.map(cell),
  });
  const terms = [
    row(t('offers.total', 'Total'), ({ total, hasAlternatives }) => (
      <LeastTotal total={total} isFrom={hasAlternatives} strong />
    )),
    ...(of.offers.some(({ withOptions }) => withOptions !== null)
      ? [
          row(mostWords(t, of.offers), ({ withOptions }) =>
            withOptions === null ? '–' : <Money paise={withOptions} />,
          ),
        ]
      : []),
    row(t('offers.compare.advance', 'Advance'), ({ advance }) => <Money paise={advance} />),
    row(t('offers.start', 'Start'), ({ startDay }) => <Day day={startDay} />),
    row(t('offers.finish', 'Finish'), ({ finishDay }) => <Day day={finishDay} />),
    row(t('offers.warranty', 'Warranty'), ({ warrantyMonths }) => monthWords(voice, warrantyMonths)),
    row(t('visit.some', 'Visits'), ({ visits }) => (visits === 0 ? '–' : visits)),
    row(t('offers.compare.rating', 'Rating'), ({ rating, ratingCount }) =>
      rating === null
        ? t('offers.compare.unrated', 'No reviews yet')
        : `${rating.toFixed(1)} (${ratingCount})`,
    ),
    row(t('offers.compare.answered', 'Answered within'), ({ answeredInMinutes }) =>
      durationWords(voice, answeredInMinutes),
    ),
    ...(of.offers.some(({ award }) => award)
      ? [
          row(t('offers.award.row', 'Lines for this partner'), ({ award }) =>
            award ? (
              <>
                <Money paise={award.total} />
                <small>{awardWords[award.standing](t)}</small>
              </>
            ) : (
              '–'
            ),
          ),
        ]
      : []),
    row(t('offers.validUntil', 'Valid until'), ({ validUntil, isExpired }) =>
      isExpired ? t('offers.compare.expired', 'Expired') : <DateTime at={validUntil} as="short" />,
    ),
  ];
  const lines = of.lines.map(({ name, awardedTo, cells }) => ({
    term: name,
    cells: cells.map((cell, at) =>
      cell === null ? (
        t('offers.compare.notIn', 'Not included')
      ) : (
        <>
          <Money paise={cell.total} />
          <small>
            {cell.quantity} {cell.unit}
          </small>
          {cell.alternative !== null && <small>{cell.alternative}</small>}
          {cell.isOptional && <small>{t('offers.line.optional', 'Optional')}</small>}
          {awardedTo !== null && awardedTo === of.offers[at]?.leadId && (
            <StatePill on>{t('offers.award.given', 'Chosen')}</StatePill>
          )}
        </>
      ),
    ),
  }));
  return (
    <>
      <Card quiet>
        {of.offers.length > 1 && (
          <p className={styles.swipe}>
            {t('offers.compare.swipe', '{{count}} quotes. Swipe sideways to see all of them.', {
              count: of.offers.length,
            })}
          </p>
        )}
        <Table of={of} label={t('offers.compare', 'Compare quotes')} rows={terms} />
      </Card>
      <Section
        title={t('offers.compare.lines', 'Line by line')}
        lead={t('offers.compare.lines.lead', 'With GST, less discounts.')}
        action={<AwardActs of={of} />}
      >
        <Card quiet>
          <Table of={of} label={t('offers.compare.table', 'Lines of all quotes')} rows={lines} />
        </Card>
      </Section>
    </>
  );
}

/** A customer's quotes for one request beside each other. */
export function ComparePage({ rfqId }: { rfqId: string }) {
  const { t } = useTranslation();
  const query = useComparison(rfqId);
  const back = { to: `/buyer/quotes/${rfqId}`, label: t('offers.back.request', 'Your request') };
  return (
    <Page title={t('offers.compare', 'Compare quotes')} lead={query.data?.title} back={back}>
      <Loaded
        query={query}
        waiting={<DetailSkeleton />}
        away={
          <ButtonLink to={back.to} tone="plain">
            {back.label}
          </ButtonLink>
        }
      >
        {(of) =>
          of.offers.length === 0 ? (
            <EmptyState scene="messages" title={t('offers.compare.none', 'No quotes yet')}>
              {t('offers.compare.none.words', 'Quotes appear here as partners send them.')}
            </EmptyState>
          ) : (
            <>
              <Compared of={of} />
              <AwardDialog of={of} />
              <FinishAwardDialog of={of} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
