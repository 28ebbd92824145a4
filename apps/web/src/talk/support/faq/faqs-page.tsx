import { type FaqsOfCategory, faqCategories } from '@nukkad/contract/talk/support/faq.model';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { FilterChips } from '../../../ui/page/filter-chips.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { SearchBox } from '../../../ui/field/search-box.tsx';
import { useHydrated } from '../../../ui/browser/use-hydrated.ts';
import { categoryWords } from './category-words.ts';
import { FaqItem } from './faq-item.tsx';
import styles from './faq.module.css';
import { WasItHelpful } from './was-it-helpful.tsx';

function OneCategory({ category, faqs, open }: FaqsOfCategory & { open: boolean }) {
  const { t } = useTranslation();
  const hydrated = useHydrated();
  return (
    <section className={styles.category} aria-labelledby={`faq-${category}`}>
      <h2 id={`faq-${category}`}>{categoryWords(t, category)}</h2>
      <Card quiet>
        <ul className={styles.list}>
          {faqs.map((faq, place) => (
            <li key={faq.faqId}>
              <FaqItem faq={faq} open={open && place === 0}>
                {hydrated && <WasItHelpful faqId={faq.faqId} question={faq.question} />}
              </FaqItem>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

/** All common questions, by category or as far as they fit what is looked for. */
export function FaqsPage({
  categories,
  searching,
  children,
}: {
  categories: readonly FaqsOfCategory[];
  /** Words are looked for: the best answer is open. */
  searching: boolean;
  /** Below the questions. */
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const options = [
    { value: '', label: t('faq.all', 'All') },
    ...faqCategories.map((value) => ({ value, label: categoryWords(t, value) })),
  ];
  const write = <ButtonLink to="/help/support#write">{t('faq.contact', 'Contact support')}</ButtonLink>;
  return (
    <Page
      title={t('faq.title', 'Common questions')}
      lead={t('faq.lead', 'Answers about booking, paying, cancelling and refunds.')}
    >
      <div className={styles.search}>
        <SearchBox label={t('faq.search', 'Search questions')} />
      </div>
      <FilterChips name="category" label={t('faq.categories', 'Categories')} options={options} />
      {categories.length === 0 ? (
        <EmptyState scene="search" title={t('faq.none', 'No answer found')} action={write}>
          {t('faq.none.words', 'Try other words, or write to us.')}
        </EmptyState>
      ) : (
        categories.map((one, place) => (
          <OneCategory key={one.category} {...one} open={searching && place === 0} />
        ))
      )}
      {categories.length > 0 && (
        <p>
          {t('faq.more', 'Didn’t find it?')} {write}
        </p>
      )}
      {children}
    </Page>
  );
}
