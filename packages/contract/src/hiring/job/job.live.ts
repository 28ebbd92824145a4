import { socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

/** A job of a business changed: those who may see its applicants ask again. */
export const jobChanged = socketMessage<{ readonly jobId: string }>('job.changed');

interface Changed {
  readonly jobId: string;
  readonly organisationId: string;
}

export const tellsTeam = socketDelivery(jobChanged, ({ jobId, organisationId }: Changed) => ({
  rooms: [`hiring:${organisationId}`],
  data: { jobId },
}));
