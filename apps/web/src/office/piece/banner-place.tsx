import { listBanners } from '@nukkad/contract/office/piece/piece.api';
import { type Banner, type BannerPage, pieceReaders } from '@nukkad/contract/office/piece/piece.model';
import { useState } from 'react';
import { call } from '../../platform/api/client.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { useServiceLocation } from '../../platform/location/location-store.ts';
import { currentToken } from '../../platform/session/session-store.ts';
import { claimsOf } from '../../platform/session/token.ts';
import { useAnswer } from '../../ui/state/use-answer.ts';
import { putAway, readPutAway } from './banners-away.ts';
import { BannerCard } from './banner-card.tsx';
import { counted } from './banner-counts.ts';
import styles from './banner-place.module.css';

/** As the token says it: what is shown is no secret, so nothing is asked of the server before. */
function ownReader() {
  const role = claimsOf(currentToken())?.role;
  return pieceReaders.find((reader) => reader === role) ?? 'signedOut';
}

/**
 * What operators want to say on this page, in their order; nothing while there is none. Several stand beside each other and
 * are moved by hand. Each can be put away, which this device remembers.
 */
export function BannerPlace({ page }: { page: BannerPage }) {
  const { language } = useTranslation();
  const stored = useServiceLocation();
  const [away, setAway] = useState(readPutAway);
  const [reader] = useState(ownReader);
  const cityCode = stored?.location?.address.cityCode ?? stored?.city?.cityCode;
  const { value } = useAnswer(`banners ${page} ${reader} ${cityCode ?? ''} ${language}`, (signal) =>
    call(listBanners, {
      params: { pageType: page },
      query: { reader, ...(cityCode && { cityCode }) },
      quiet: true,
      signal,
    }),
  );
  const banners = (value?.items ?? []).filter(({ bannerId }) => !away.includes(bannerId));
  if (banners.length === 0) return null;
  return <Banners banners={banners} onAway={({ bannerId }) => setAway(putAway(bannerId))} />;
}

function Banners({ banners, onAway }: { banners: readonly Banner[]; onAway: (banner: Banner) => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.section} aria-label={t('piece.banners', 'News and offers')}>
      <ul className={styles.list} data-several={banners.length > 1 || undefined}>
        {banners.map((banner) => (
          <li key={banner.bannerId}>
            <BannerCard
              banner={banner}
              onShown={() => counted(banner.bannerId, 'shown')}
              onPressed={() => counted(banner.bannerId, 'pressed')}
              onAway={() => onAway(banner)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
