import { istInstant } from '@nukkad/contract/kernel/time';
import type { ProjectCost } from '@nukkad/contract/work/project-cost/project-cost.model';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import { formatInstant } from '../../ui/time/date-time.tsx';
import { Listed } from '../../ui/page/listed.tsx';
import { Loaded } from '../../ui/state/loaded.tsx';
import { formatMoney } from '../../ui/mark/money.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ListSkeleton } from '../../ui/state/skeletons.tsx';
import { useDialogLink } from '../../ui/dialog/url-dialog.ts';
import { AddCostDialog } from './add-cost-dialog.tsx';
import type { Choice } from './cost-fields.ts';
import { costKindNames, reckoned } from './cost-words.ts';
import { MarginCard } from './margin-card.tsx';
import { useCosts, useMargin } from './project-cost.queries.ts';
import { RemoveCostDialog } from './remove-cost-dialog.tsx';
import { Note } from '../../ui/page/parts.tsx';
import styles from './project-cost.module.css';

function Cost({ cost }: { cost: ProjectCost }) {
  const voice = useTranslation();
  const { t, locale } = voice;
  const remove = useDialogLink('remove-cost', { costId: cost.costId });
  const about = [
    costKindNames[cost.kind](t),
    reckoned(voice, cost),
    cost.who,
    formatInstant(istInstant(cost.spentOn), 'day', locale),
  ];
  return (
    <li>
      <strong>{cost.words}</strong>
      <span data-amount>{formatMoney(cost.amount, locale)}</span>
      <p className={styles.about}>
        {about.filter(Boolean).join(' · ')}
        {cost.bill && (
          <>
            {' · '}
            <a href={cost.bill.url} target="_blank" rel="noreferrer">
              {t('cost.bill.open', 'Bill')}
            </a>
          </>
        )}
      </p>
      {cost.can.remove && (
        <span className={styles.act}>
          <ButtonLink {...remove} small tone="plain">
            {t('cost.remove', 'Remove')}
          </ButtonLink>
        </span>
      )}
    </li>
  );
}

/** What a project earns and costs; for those of the business who may see payments. */
export function CostSection({
  projectId,
  mayBook,
  steps,
  people,
}: {
  projectId: string;
  mayBook: boolean;
  steps: readonly Choice[];
  people: readonly Choice[];
}) {
  const { t } = useTranslation();
  const add = useDialogLink('cost');
  const costs = useCosts(projectId);
  const shown = costs.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section
      title={t('cost.title', 'Earnings and costs')}
      lead={t('cost.lead', 'Only your business sees this.')}
      action={
        mayBook && (
          <ButtonLink {...add} small>
            {t('cost.add', 'Book a cost')}
          </ButtonLink>
        )
      }
    >
      <Loaded query={useMargin(projectId)} waiting={<ListSkeleton count={1} />}>
        {(margin) => <MarginCard margin={margin} />}
      </Loaded>
      <Listed
        list={costs}
        waiting={<ListSkeleton count={2} />}
        empty={
          <Note>{t('cost.none', 'Book time, material and travel to see what this project leaves you.')}</Note>
        }
      >
        {(items) => (
          <ul className={styles.costs}>
            {items.map((cost) => (
              <Cost key={cost.costId} cost={cost} />
            ))}
          </ul>
        )}
      </Listed>
      {mayBook && <AddCostDialog projectId={projectId} steps={steps} people={people} />}
      <RemoveCostDialog costs={shown} />
    </Section>
  );
}
