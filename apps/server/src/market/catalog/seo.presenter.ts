import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { inRupees } from '../../platform/spoken.rules.ts';
import type { Lang } from './catalog.interface.ts';
import type { ServiceRow } from './service-card.ts';

/** What a price is for, where it is not for one visit. */
const units: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { month: ' a month', year: ' a year', 'sq ft': ' a sq ft' },
  hi: { month: ' प्रति महीना', year: ' प्रति साल', 'sq ft': ' प्रति वर्ग फुट' },
};

interface Shown {
  /** With tax and what cannot be avoided. */
  readonly paise: number;
  readonly mayRise: boolean;
}

/** Free work has no price to name. */
function priceWords({ paise, mayRise }: Shown, { unit, match_paise }: ServiceRow, lang: Lang): string {
  if (match_paise === 0) return '';
  const price = `${inRupees(paise)}${units[lang][unit] ?? ''}`;
  if (lang === 'hi') return mayRise ? ` ${price} से।` : ` ${price}।`;
  return mayRise ? ` From ${price}.` : ` ${price}.`;
}

/** SEO info of specification section 3. The web adds the brand to the title. */
export function presentSeo(
  row: ServiceRow & { readonly keywords: readonly string[] },
  shown: Shown,
  city: { name: string; slug: string } | null,
  origin: string,
  lang: Lang,
): ServiceDetails['seo'] {
  const where = city ? (lang === 'hi' ? `${city.name} में ` : ` in ${city.name}`) : '';
  return {
    title: lang === 'hi' ? `${where}${row.name}` : `${row.name}${where}`,
    description: `${row.short_description}${priceWords(shown, row, lang)}`,
    image: row.picture,
    urlKey: row.service_id,
    keywords: [row.name, row.category_name, ...row.keywords, ...(city ? [city.name] : [])].join(', '),
    canonicalUrl: origin + screenAddress.service(row.service_id, city?.slug ?? null),
    seoType: city ? 'service_city' : 'service',
  };
}
