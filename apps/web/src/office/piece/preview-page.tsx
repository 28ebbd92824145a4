import { previewPiece } from '@nukkad/contract/office/piece/piece.api';
import type { EndpointAnswer } from '@nukkad/contract/kernel/endpoint';
import type { ShownSection } from '@nukkad/contract/office/piece/piece.model';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api/client.ts';
import { type Language, languageNames, languages } from '../../platform/i18n/languages.ts';
import { useTranslation } from '../../platform/i18n/use-translation.ts';
import { Page } from '../../ui/page/page.tsx';
import { Stack } from '../../ui/page/parts.tsx';
import { Section } from '../../ui/page/section.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import { CardGridSkeleton } from '../../ui/state/skeletons.tsx';
import { useAnswer } from '../../ui/state/use-answer.ts';
import { BannerCard, type BannerSize } from './banner-card.tsx';
import { CategoryWordsCard } from './category-words.tsx';
import styles from './preview-page.module.css';

type Preview = EndpointAnswer<typeof previewPiece>;

interface Draws {
  /** A section of the home page, which lies above this feature. */
  readonly drawSection: (said: ShownSection) => ReactNode;
  /** The tile of a category on the home page. */
  readonly drawCategory: (drawn: Drawn) => ReactNode;
  /** The words of a legal page. */
  readonly drawLegal: (words: NonNullable<Preview['legal']>) => ReactNode;
}

interface Drawn {
  readonly preview: Preview;
  readonly category: NonNullable<Preview['category']>;
}

/** A draft as visitors would read it: in both languages, on a phone and on a desk. */
export function PreviewPage(draws: Draws) {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  return (
    <Page
      title={t('piece.preview', 'Preview')}
      lead={t(
        'piece.preview.lead',
        'Only you can open this page, for ten minutes. Visitors can’t see it yet.',
      )}
    >
      {languages.map((language) => (
        <Section key={language} title={languageNames[language]}>
          <InLanguage previewKey={key} language={language} {...draws} />
        </Section>
      ))}
    </Page>
  );
}

function InLanguage({ previewKey, language, ...draws }: Draws & { previewKey: string; language: Language }) {
  const { value, error } = useAnswer(`preview ${language} ${previewKey}`, (signal) =>
    call(previewPiece, { query: { key: previewKey }, headers: { Lang: language }, quiet: true, signal }),
  );
  const { t } = useTranslation();
  const sizes: readonly (readonly [BannerSize, string])[] = [
    ['narrow', t('piece.phone', 'On a phone')],
    ['wide', t('piece.desk', 'On a computer')],
  ];
  if (error) return <ErrorState status={error.status} message={error.message} />;
  if (!value) return <CardGridSkeleton count={2} />;
  return (
    <Stack gap={1.5}>
      {sizes.map(([size, name]) => (
        <figure key={size} className={styles.frame} data-size={size}>
          <figcaption>{name}</figcaption>
          <div className={styles.screen} lang={language}>
            <Drawing preview={value} size={size} {...draws} />
          </div>
        </figure>
      ))}
    </Stack>
  );
}

/** What it is, as its place shows it. */
function Drawing({
  preview,
  size,
  drawSection,
  drawCategory,
  drawLegal,
}: Draws & { preview: Preview; size: BannerSize }) {
  const { banner, section, category, legal, long } = preview;
  if (legal) return drawLegal(legal);
  if (section) return drawSection({ ...banner, section });
  if (!category) return <BannerCard banner={banner} size={size} />;
  return (
    <Stack gap={1}>
      <div className={styles.tile}>{drawCategory({ preview, category })}</div>
      <h3>{banner.title || category.name}</h3>
      {banner.words && <p>{banner.words}</p>}
      <CategoryWordsCard said={{ ...banner, long }} />
    </Stack>
  );
}
