import { type PreviewFirst, previewFirst, shownRow } from '../../preview-call.ts';
import { readFeatures, setFeature } from './feature.api.ts';
import { seenOfFeature } from './feature.confirm.ts';

export const featurePreviews: readonly PreviewFirst[] = [
  previewFirst(setFeature, async (look, { params, body }) => {
    const { organisationId = '' } = params;
    const { features } = await look(readFeatures, { params: { organisationId } });
    return seenOfFeature(shownRow(features, ({ key }) => key === body.key));
  }),
];
