import { type ProjectMargin, costKinds } from '@nukkad/contract/work/project-cost/project-cost.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/card.tsx';
import { formatMoney } from '../../ui/money.tsx';
import { costKindNames, timeWords } from './cost-words.ts';
import styles from './project-cost.module.css';

/** Each kind of cost as a part of what was earned. */
function CostBar({ margin }: { margin: ProjectMargin }) {
  const spent = costKinds.reduce((sum, kind) => sum + margin[kind], 0);
  const whole = Math.max(margin.earned, spent);
  if (spent === 0) return null;
  return (
    <div className={styles.bar} aria-hidden>
      {costKinds.map((kind) => (
        <span key={kind} data-kind={kind} style={{ width: `${(margin[kind] / whole) * 100}%` }} />
      ))}
    </div>
  );
}

/** What a project earned, less what was spent on it. */
export function MarginCard({ margin }: { margin: ProjectMargin }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const money = (paise: number) => formatMoney(paise, locale);
  const percent = margin.percent === null ? '' : ` (${margin.percent}%)`;
  return (
    <Card quiet>
      <dl className={styles.figures}>
        <div data-whole data-loss={margin.margin < 0 || undefined}>
          <dt>{t('cost.margin', 'Margin')}</dt>
          <dd>
            {money(margin.margin)}
            {percent}
          </dd>
        </div>
        <div>
          <dt>{t('cost.earned', 'Earned, without GST')}</dt>
          <dd>{money(margin.earned)}</dd>
        </div>
        {margin.inDispute > 0 && (
          <div>
            <dt>{t('cost.inDispute', 'In dispute, not counted')}</dt>
            <dd>{money(margin.inDispute)}</dd>
          </div>
        )}
        {costKinds
          .filter((kind) => margin[kind] > 0)
          .map((kind) => (
            <div key={kind}>
              <dt>{costKindNames[kind](t)}</dt>
              <dd>
                {money(margin[kind])}
                {kind === 'labour' && ` · ${timeWords(voice, margin.minutes)}`}
              </dd>
            </div>
          ))}
        <div>
          <dt>{t('cost.agreed', 'Agreed, without GST')}</dt>
          <dd>{money(margin.agreed)}</dd>
        </div>
      </dl>
      <CostBar margin={margin} />
    </Card>
  );
}
