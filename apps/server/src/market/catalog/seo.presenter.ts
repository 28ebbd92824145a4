import { screenAddress } from '@nukkad/contract/identity/account/screen-address';
import type { PriceSurcharge, ServiceDetails } from '@nukkad/contract/market/catalog/catalog.model';
import { type PriceClaim, priceClaimOf } from '@nukkad/contract/market/catalog/price.claim';
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
  readonly rises: readonly PriceSurcharge[];
}

const claims: Readonly<Record<Lang, Readonly<Record<PriceClaim, (price: string) => string>>>> = {
  en: {
    usual: (price) => ` Usually ${price}.`,
    from: (price) => ` From ${price}.`,
    exact: (price) => ` ${price}.`,
  },
  hi: {
    usual: (price) => ` आमतौर पर ${price}।`,
    from: (price) => ` ${price} से।`,
    exact: (price) => ` ${price}।`,
  },
};

/** Free work has no price to name, and where no partner comes none would hold. */
function priceWords(shown: Shown | null, { unit, match_paise }: ServiceRow, lang: Lang): string {
  if (shown === null || match_paise === 0) return '';
  return claims[lang][priceClaimOf(shown.rises)](`${inRupees(shown.paise)}${units[lang][unit] ?? ''}`);
}

/** SEO info of specification section 3. The web adds the brand to the title. */
export function presentSeo(
  row: ServiceRow & { readonly keywords: readonly string[] },
  shown: Shown | null,
  city: { name: string; slug: string } | null,
  origin: string,
  lang: Lang,
): ServiceDetails['seo'] {
  const where = city ? (lang === 'hi' ? `${city.name} में ` : ` in ${city.name}`) : '';
  return {
    title: lang === 'hi' ? `${where}${row.name}` : `${row.name}${where}`,
    description: `${row.short_description}${priceWords(shown, row, lang)}`,
    image: row.own_picture ?? row.picture,
    urlKey: row.service_id,
    keywords: [row.name, row.category_name, ...row.keywords, ...(city ? [city.name] : [])].join(', '),
    canonicalUrl: origin + screenAddress.service(row.service_id, city?.slug ?? null),
    seoType: city ? 'service_city' : 'service',
  };
}
