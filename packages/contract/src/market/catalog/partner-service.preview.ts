import { type PreviewFirst, previewFirst } from '../../preview-call.ts';
import { listMyServices, updateService } from './partner-service.api.ts';
import { seenOfPartnerService } from './partner-service.confirm.ts';

export const partnerServicePreviews: readonly PreviewFirst[] = [
  previewFirst(updateService, async (look, { body }) => {
    const { items } = await look(listMyServices, { query: { serviceId: body.serviceId } });
    return seenOfPartnerService(items[0]?.offer ?? null);
  }),
];
