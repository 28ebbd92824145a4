import IconFilter from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { useDialogLink, useUrlDialog } from '../../../ui/dialog/url-dialog.ts';
import { FindBox } from './find-box.tsx';
import { FindFields } from './find-fields.tsx';
import { findFilterCount } from './find-filter.ts';
import styles from './find-jobs.module.css';
import { FindList } from './find-list.tsx';
import type { JobsData } from './load-jobs.ts';
import { useComingFilter } from './use-find-address.ts';

const FindSheet = lazy(() => import('./find-sheet.tsx').then((part) => ({ default: part.FindSheet })));

/** Search, filter, compare jobs. On a desktop the filters are beside the list, on a phone they are a sheet. */
export function FindPage({
  data,
  saving,
  home,
  children,
}: {
  data: JobsData;
  /** The way to save what is looked for. */
  saving?: ReactNode;
  /** What one comes home to, before the list. */
  home?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const { filter, coming } = useComingFilter(data.filter);
  const sheet = useUrlDialog('filters');
  const link = useDialogLink('filters');
  const picker = useDialogLink('location');
  const count = findFilterCount(filter);
  const trade = data.trades.find(({ skillId }) => skillId === data.filter.trade);
  const own = new URLSearchParams(search);
  own.delete('pin');
  const withoutPin = `${pathname}?${own.toString()}`;
  const fields = { filter, trades: data.trades };
  return (
    <Page
      title={
        trade
          ? t('findJobs.title.trade', 'Jobs: {{trade}}', { trade: trade.name })
          : t('findJobs.title', 'Jobs near you')
      }
      lead={data.place && t('findJobs.lead', 'Around {{place}}', { place: data.place })}
      actions={
        filter.pin === undefined ? (
          <ButtonLink {...picker} tone="plain" small>
            {data.place ? t('place.change', 'Change location') : t('findJobs.place', 'Choose a place')}
          </ButtonLink>
        ) : (
          <ButtonLink to={withoutPin} tone="plain" small>
            {t('findJobs.ownPlace', 'Use my location')}
          </ButtonLink>
        )
      }
    >
      {children}
      <div className={styles.tools}>
        <FindBox question={data.filter.q} />
        <ButtonLink
          {...link}
          tone="plain"
          className={styles.open}
          icon={<IconFilter size={20} aria-hidden />}
        >
          {t('findJobs.filter', 'Filter')}
          {count > 0 && <b className={styles.badge}>{count}</b>}
        </ButtonLink>
      </div>
      {saving}
      {home}
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t('findJobs.filters', 'Filter jobs')}>
          <Card quiet>
            <FindFields {...fields} />
          </Card>
        </aside>
        <FindList data={data} coming={coming} here={pathname} />
      </div>
      {sheet.opened && (
        <Suspense>
          <FindSheet {...fields} onClose={sheet.close} />
        </Suspense>
      )}
    </Page>
  );
}
