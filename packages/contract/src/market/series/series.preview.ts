import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import * as api from './series.api.ts';
import {
  seenOfSeriesChange,
  seenOfSeriesEnd,
  seenOfSeriesPause,
  seenOfSeriesResume,
} from './series.confirm.ts';

export const seriesPreviews: readonly PreviewFirst[] = [
  previewFirst(api.changeSeries, async (look, { body: { seriesId, ordinal, day, slotId, everyWeeks } }) =>
    seenOfSeriesChange(
      await look(api.getSeriesChange, {
        query: { seriesId, ordinal, day, slotId, everyWeeks: `${everyWeeks}` },
      }),
    ),
  ),
  previewFirst(api.pauseSeries, async (look, { body: { seriesId, from, until, booked } }) =>
    seenOfSeriesPause(await look(api.getSeriesPause, { query: { seriesId, from, until } }), booked),
  ),
  previewFirst(api.resumeSeries, async (look, { body: { seriesId } }) =>
    seenOfSeriesResume(await look(api.getSeriesResume, { query: { seriesId } })),
  ),
  previewFirst(api.endSeries, async (look, { body: { seriesId } }) =>
    seenOfSeriesEnd(await look(api.getSeriesEnd, { query: { seriesId } })),
  ),
];
