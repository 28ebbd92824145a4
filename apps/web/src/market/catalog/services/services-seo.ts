import type { Translate } from '../../../platform/i18n/i18n.ts';
import type { ServicesData } from '../load-services.ts';

/** The address of a trade's or a kind of work's own page. */
export const servicesPath = ({ filter }: ServicesData) =>
  filter.categoryId
    ? `/services?category=${filter.categoryId}`
    : filter.groupId
      ? `/services?group=${filter.groupId}`
      : '/services';

function namesOf({ filter, categories, groups }: ServicesData): string | undefined {
  return (
    categories.find(({ categoryId }) => categoryId === filter.categoryId)?.categoryName ??
    groups.find(({ groupId }) => groupId === filter.groupId)?.name
  );
}

/** A trade has a page of its own for search engines; what one visitor typed has none. */
export function servicesSeo(
  data:
    | (ServicesData & {
        jsonLd?: Readonly<Record<string, unknown>>;
        said?: { readonly words: string } | undefined;
      })
    | undefined,
  t: Translate,
) {
  const name = data && namesOf(data);
  const title = name
    ? t('services.seo.title', '{{name}}: book a professional near you', { name })
    : t('services.seo.all', 'Home and office services near you');
  if (!data) return { title };
  return {
    title,
    description: data.said?.words
      ? data.said.words
      : name
        ? t('services.seo.words', '{{name}} near you: compare prices, ratings and free slots.', { name })
        : undefined,
    canonical: servicesPath(data),
    noindex: Boolean(data.filter.q || data.filter.subCategoryId),
    jsonLd: data.jsonLd,
  };
}
