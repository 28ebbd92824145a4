import type { Series } from '@nukkad/contract/market/series/series.model';
import { Link } from 'react-router';
import { CategoryStamp } from '../../nouns/category/category-stamp.tsx';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { DateTime } from '../../ui/time/date-time.tsx';
import { EmptyScreen } from '../../ui/state/empty-screen.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Money } from '../../ui/mark/money.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { rhythmWords } from '../../nouns/series/series-words.ts';
import { SeriesState } from './series-state.tsx';
import { seriesEmpty } from './series.empty.ts';
import { List, Note } from '../../ui/page/parts.tsx';
import styles from './series.module.css';
import { seriesPath } from '../../nouns/series/series.paths.ts';
import { useSeriesList } from './series.queries.ts';

function OneSeries({ series }: { series: Series }) {
  const voice = useTranslation();
  const { t } = voice;
  const { seriesId, status, title, next, price, companyName } = series;
  return (
    <Card as="li" quiet className={styles.row}>
      <CategoryStamp id={series.categoryImage} size={60} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={seriesPath('customer', seriesId)}>{title}</Link>
        </h2>
        <p>{rhythmWords(voice, series)}</p>
        {companyName && <Note translate="no">{companyName}</Note>}
        {next && status !== 'Closed' && (
          <p>
            {t('series.next', 'Next visit:')}{' '}
            <b>
              <DateTime at={next} as="short" />
            </b>
          </p>
        )}
      </div>
      <div className={styles.standing}>
        <SeriesState series={series} />
        <span>
          <Money paise={price} strong /> <small>{t('series.perVisit', 'per visit')}</small>
        </span>
      </div>
    </Card>
  );
}

/** The repeating visits of a customer, the newest first. */
export function SeriesListPage() {
  return (
    <Listed
      list={useSeriesList()}
      waiting={<ListSkeleton count={3} />}
      empty={<EmptyScreen screen={seriesEmpty['no-series']} />}
    >
      {(items) => (
        <List>
          {items.map((series) => (
            <OneSeries key={series.seriesId} series={series} />
          ))}
        </List>
      )}
    </Listed>
  );
}
