import { listPartnersOfService } from '@nukkad/contract/market/catalog/catalog.api';
import type {
  PartnerCard,
  PartnerOfService,
  ServiceCard,
} from '@nukkad/contract/market/catalog/catalog.model';
import { useSearchParams } from 'react-router';
import { call } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { Button } from '../../../ui/press/button.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { LoadMore } from '../../../ui/page/load-more.tsx';
import { ListSkeleton } from '../../../ui/state/skeletons.tsx';
import { useAnswer } from '../../../ui/state/use-answer.ts';
import { useMore } from '../../../ui/page/use-more.ts';
import { OptionCard } from './option-card.tsx';
import styles from './partner-choice.module.css';
import { PartnerFacts } from './partner-facts.tsx';
import { PartnerOffer } from './partner-offer.tsx';
import { PartnerPeople } from './partner-people.tsx';
import { useNextSlots } from './use-next-slots.ts';
import { usePartnerOffers } from './use-partner-offers.ts';

const partnersAtOnce = 6;
const sorts = ['recommended', 'price', 'rating', 'distance'] as const;
type Page = { items: PartnerOfService[]; nextCursor: string | null };
interface Choose {
  readonly chosen: PartnerCard | null;
  /** The chosen answer that this partner does not offer; null: it could come. */
  readonly lackedBy: (partner: PartnerCard) => string | null;
  readonly onChoose: (partner: PartnerCard | null) => void;
}

function SortChips({ rated }: { rated: boolean }) {
  const { t } = useTranslation();
  return (
    <FilterChips
      name="sort"
      label={t('filter.sort', 'Sort by')}
      options={[
        { value: '', label: t('partner.sort.recommended', 'Recommended') },
        { value: 'price', label: t('partner.sort.price', 'Lowest price') },
        // Without any rating it would sort nothing.
        ...(rated ? [{ value: 'rating', label: t('partner.sort.rating', 'Best rated') }] : []),
        { value: 'distance', label: t('partner.sort.distance', 'Nearest') },
      ]}
    />
  );
}

function PartnerList({
  first,
  nextPage,
  service,
  placeKey,
  chosen,
  lackedBy,
  onChoose,
}: Choose & {
  first: Page;
  nextPage: (cursor: string) => Promise<Page>;
  service: ServiceCard;
  placeKey: string;
}) {
  const { t } = useTranslation();
  const more = useMore(first, nextPage);
  const ids = more.items.map(({ organisationId }) => organisationId);
  const next = useNextSlots(service.serviceId, ids, placeKey);
  const offers = usePartnerOffers(service.serviceId, ids, placeKey);
  return (
    <>
      <div className={styles.list}>
        <OptionCard
          type="radio"
          name="partner"
          label={t('partner.any', 'Best available professional')}
          checked={chosen === null}
          onChange={() => onChoose(null)}
        >
          <span>{t('partner.any.words', 'We find a professional near you who is free at your time.')}</span>
        </OptionCard>
        {more.items.map((partner) => {
          const lacked = lackedBy(partner);
          const offer = offers.get(partner.organisationId);
          return (
            <OptionCard
              key={partner.organisationId}
              type="radio"
              name="partner"
              label={<span translate="no">{partner.companyName}</span>}
              checked={chosen?.organisationId === partner.organisationId}
              disabled={lacked !== null}
              onChange={() => onChoose(partner)}
            >
              {lacked === null ? (
                <>
                  <PartnerFacts
                    partner={partner}
                    service={service}
                    next={next?.get(partner.organisationId)}
                  />
                  <PartnerPeople people={partner.professionals} />
                  {offer && <PartnerOffer offer={offer} />}
                </>
              ) : (
                <span>{t('partner.lacks', 'Doesn’t offer “{{answer}}”', { answer: lacked })}</span>
              )}
            </OptionCard>
          );
        })}
      </div>
      {more.hasNextPage && <LoadMore infinite={more} shown={more.items.length} />}
    </>
  );
}

/** Who would come: one by name, or the best one free. `placeKey` changes when the place does. */
export function PartnerChoice({
  service,
  placeKey,
  ...choose
}: Choose & { service: ServiceCard; placeKey: string }) {
  const { t, language } = useTranslation();
  const { serviceId } = service;
  const [search] = useSearchParams();
  const sort = sorts.find((name) => name === search.get('sort')) ?? 'recommended';
  const ask = (more: { cursor?: string; signal?: AbortSignal; quiet?: boolean }) =>
    call(listPartnersOfService, {
      query: { serviceId, sort, limit: partnersAtOnce, cursor: more.cursor },
      signal: more.signal,
      quiet: more.quiet,
    });
  const answer = useAnswer([serviceId, sort, placeKey, language].join(' '), (signal) =>
    ask({ signal, quiet: true }),
  );
  return (
    <fieldset className={styles.choice} aria-busy={answer.stale}>
      <legend>{t('partner.title', 'Choose a partner')}</legend>
      {answer.value && answer.value.items.length > 1 && (
        <SortChips rated={sort === 'rating' || answer.value.items.some(({ rating }) => rating !== null)} />
      )}
      {answer.value && (
        <PartnerList
          first={answer.value}
          service={service}
          placeKey={placeKey}
          nextPage={(cursor) => ask({ cursor })}
          {...choose}
        />
      )}
      {!answer.value && !answer.error && <ListSkeleton count={3} />}
      {answer.error && (
        <ErrorState
          status={answer.error.status}
          message={answer.error.message || undefined}
          action={<Button onClick={answer.retry}>{t('action.retry', 'Try again')}</Button>}
        />
      )}
    </fieldset>
  );
}
