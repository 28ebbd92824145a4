import type { Banner } from '@nukkad/contract/office/piece/piece.model';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/press/button-link.tsx';
import styles from './banner-card.module.css';

/** In a preview of one size the page's own width says nothing. */
export type BannerSize = 'narrow' | 'wide';

function BannerPicture({ banner, size }: { banner: Banner; size: BannerSize | undefined }) {
  const { wide, narrow, alternative } = banner;
  const small = (size === 'wide' ? wide : narrow) ?? wide ?? narrow;
  if (!small) return null;
  const { url, width, height } = small;
  return (
    <picture className={styles.picture}>
      {wide && !size && <source media="(min-width: 48em)" srcSet={wide.url} />}
      <img src={url} width={width} height={height} alt={alternative} loading="lazy" decoding="async" />
    </picture>
  );
}

/** Told once for each time that the page is opened. */
function useShown(onShown: (() => void) | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const tell = useRef(onShown);
  useEffect(() => {
    const card = ref.current;
    if (!card) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        tell.current?.();
      },
      { threshold: 0.5 },
    );
    observer.observe(card);
    return () => observer.disconnect();
  }, []);
  return ref;
}

/** In a tab of its own, so that the press is counted before this page is left. */
const otherSite = { target: '_blank', rel: 'noopener noreferrer' };

interface BannerCardProps {
  readonly banner: Banner;
  readonly size?: BannerSize;
  readonly onShown?: () => void;
  readonly onPressed?: () => void;
  /** Left out: it can't be put away, as in a preview. */
  readonly onAway?: () => void;
}

/** Its measures follow the room that it has, so a preview in a frame looks as on a phone. */
export function BannerCard({ banner, size, onShown, onPressed, onAway }: BannerCardProps) {
  const { t } = useTranslation();
  const { title, words, act, link, wide, narrow } = banner;
  return (
    <div ref={useShown(onShown)} className={styles.room}>
      <div className={styles.card} data-plain={wide || narrow ? undefined : true}>
        <div className={styles.words}>
          {title && <h2>{title}</h2>}
          {words && <p>{words}</p>}
          {link && act && (
            <ButtonLink to={link} tone="haldi" onClick={onPressed} {...(!link.startsWith('/') && otherSite)}>
              {act}
            </ButtonLink>
          )}
        </div>
        <BannerPicture banner={banner} size={size} />
        {onAway && (
          <button
            type="button"
            className={styles.away}
            onClick={onAway}
            aria-label={t('piece.hide', 'Hide “{{title}}”', { title })}
          >
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
    </div>
  );
}
