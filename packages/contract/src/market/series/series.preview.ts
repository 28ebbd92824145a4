import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './series.api.ts';
import { seenOfSeriesChange, seenOfSeriesEnd } from './series.confirm.ts';

export const seriesPreviews: readonly PreviewFirst[] = [
  previewFirst(api.changeSeries, async (look, { body: { seriesId, ordinal, day, slotId, everyWeeks } }) =>
    seenOfSeriesChange(
      await look(api.getSeriesChange, {
        query: { seriesId, ordinal, day, slotId, everyWeeks: `${everyWeeks}` },
      }),
    ),
  ),
  previewFirst(api.endSeries, async (look, { body: { seriesId } }) =>
    seenOfSeriesEnd(await look(api.getSeriesEnd, { query: { seriesId } })),
  ),
];
