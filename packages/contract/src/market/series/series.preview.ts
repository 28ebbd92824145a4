import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './series.api.ts';
import { seenOfSeriesEnd } from './series.confirm.ts';

export const seriesPreviews: readonly PreviewFirst[] = [
  previewFirst(api.endSeries, async (look, { body: { seriesId } }) =>
    seenOfSeriesEnd(await look(api.getSeriesEnd, { query: { seriesId } })),
  ),
];
