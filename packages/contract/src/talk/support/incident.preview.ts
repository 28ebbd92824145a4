import { maximumPageSize as limit } from '../../kernel/page.ts';
import { type ReadCall, type PreviewFirst, type Params, previewFirst, shownRow } from '../../preview-call.ts';
import * as incident from './incident.api.ts';
import { seenOfIncident } from './incident.confirm.ts';

async function incidentAt(look: ReadCall, { incidentId }: Params) {
  const { items } = await look(incident.listOfficeIncidents, { query: { limit } });
  return seenOfIncident(shownRow(items, (row) => row.incidentId === incidentId));
}

export const incidentPreviews: readonly PreviewFirst[] = [
  previewFirst(incident.answerIncident, (look, { params }) => incidentAt(look, params)),
  previewFirst(incident.moveOfficeIncident, (look, { params }) => incidentAt(look, params)),
];
