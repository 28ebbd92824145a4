import { type ProjectMargin, costKinds } from '@nukkad/contract/work/project-cost/project-cost.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Card } from '../../ui/page/card.tsx';
import { Fact } from '../../ui/page/facts.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
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
        <Fact name={t('cost.margin', 'Margin')} bad={margin.margin < 0}>
          {money(margin.margin)}
          {percent}
        </Fact>
        <Fact name={t('cost.earned', 'Earned, without GST')}>{money(margin.earned)}</Fact>
        {margin.inDispute > 0 && (
          <Fact name={t('cost.inDispute', 'In dispute, not counted')}>{money(margin.inDispute)}</Fact>
        )}
        {costKinds
          .filter((kind) => margin[kind] > 0)
          .map((kind) => (
            <Fact key={kind} name={costKindNames[kind](t)}>
              {money(margin[kind])}
              {kind === 'labour' && ` · ${timeWords(voice, margin.minutes)}`}
            </Fact>
          ))}
        <Fact name={t('cost.agreed', 'Agreed, without GST')}>{money(margin.agreed)}</Fact>
      </dl>
      <CostBar margin={margin} />
    </Card>
  );
}
