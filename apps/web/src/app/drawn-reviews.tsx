import type { ServiceReviews as Said } from '@nukkad/contract/market/review/review.model';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RouterContextProvider } from 'react-router';
import { ServiceReviews } from '../market/review/service-reviews.tsx';
import { serverWords } from '../platform/i18n/server-words.ts';
import { WordsContext } from '../platform/i18n/use-translation.ts';
import { pageContextOf } from '../platform/page-context.ts';

/** The reviews of a service as HTML, for the server alone: the browser gets no script for them (decision 0128). */
export async function drawnReviews(
  context: Readonly<RouterContextProvider>,
  serviceId: string,
  reviews: Said,
): Promise<string> {
  const words = await serverWords(pageContextOf(context).language);
  return renderToStaticMarkup(
    <WordsContext value={words}>
      <ServiceReviews serviceId={serviceId} reviews={reviews} />
    </WordsContext>,
  );
}
