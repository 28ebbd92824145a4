import { unlessSameQuestion } from '../../../market/catalog/same-question.ts';
import { useSearchParams } from 'react-router';
import type { CallSettings } from '../../../platform/api/client.ts';
import { useTranslation } from '../../../platform/i18n/use-translation.ts';
import { faqsJsonLd } from '../../../talk/support/faq/faqs-json-ld.ts';
import { FaqsPage } from '../../../talk/support/faq/faqs-page.tsx';
import { faqsAsked, loadFaqs } from '../../../talk/support/faq/load-faqs.ts';
import { loadVideos } from '../../../talk/support/video/load-videos.ts';
import { VideoList } from '../../../talk/support/video/video-list.tsx';
import { ButtonLink } from '../../../ui/press/button-link.tsx';
import { EmptyScreen } from '../../../ui/state/empty-screen.tsx';
import { page } from '../../page-head.tsx';
import { plannedEmpty } from '../../planned.empty.ts';
import type { Route } from './+types/help-faqs.ts';

export const handle = page<typeof loader>(({ data, t }) => ({
  title: t('faq.title', 'Common questions'),
  description: t('faq.lead', 'Answers about booking, paying, cancelling and refunds.'),
  ...(data && { jsonLd: faqsJsonLd(data.categories) }),
}));

/** Videos are shown below all questions, not below what was found. */
async function load(url: URL, settings: CallSettings) {
  const [{ categories }, videos] = await Promise.all([
    loadFaqs(faqsAsked(url), settings),
    faqsAsked(url).q ? [] : loadVideos(settings),
  ]);
  return { categories, videos };
}

export const loader = ({ request, context }: Route.LoaderArgs) => load(new URL(request.url), { context });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  load(new URL(request.url), { signal: request.signal });

export const shouldRevalidate = unlessSameQuestion(
  ({ pathname, searchParams }) =>
    `${pathname} ${searchParams.get('q') ?? ''} ${searchParams.get('category') ?? ''}`,
);

export default function HelpFaqs({ loaderData: { categories, videos } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const searching = Boolean(useSearchParams()[0].get('q'));
  return (
    <FaqsPage categories={categories} searching={searching}>
      {!searching && (
        <section aria-labelledby="videos">
          <h2 id="videos">{t('help.videos', 'Videos')}</h2>
          {videos.length > 0 ? (
            <VideoList videos={videos} />
          ) : (
            <EmptyScreen
              screen={plannedEmpty['no-videos']}
              action={<ButtonLink to="/contact-us">{t('help.videos.ask', 'Ask us instead')}</ButtonLink>}
            />
          )}
        </section>
      )}
    </FaqsPage>
  );
}
