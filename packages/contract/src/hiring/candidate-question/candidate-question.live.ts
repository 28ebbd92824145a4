import { type Room, socketDelivery, socketMessage } from '../../kernel/socket-message.ts';

/** A question about a job was asked, answered or closed: the client asks again. It does not say who asked. */
export const questionChanged = socketMessage<{ readonly jobId: string }>('candidate_question.changed');

/** Events of before a deploy do not say whom they concern. */
interface Concerned {
  readonly jobId: string;
  readonly userId?: string | undefined;
  readonly organisationId?: string | undefined;
}

const roomsOf = ({ userId, organisationId }: Concerned): readonly Room[] => [
  ...(organisationId === undefined ? [] : [`hiring:${organisationId}` as const]),
  ...(userId === undefined ? [] : [`user:${userId}` as const]),
];

export const tellsBothSides = socketDelivery(questionChanged, (facts: Concerned) => ({
  rooms: roomsOf(facts),
  data: { jobId: facts.jobId },
}));
